/** Give the player a file. */
export function saveFile(name: string, file: Blob): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}

/** Give the player a text as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
