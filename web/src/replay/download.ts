/** Let the browser keep a file. */
export function download(file: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
