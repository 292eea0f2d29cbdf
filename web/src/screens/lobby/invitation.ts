const CODE = /^[A-Z0-9]{6}$/;

/** Find the room code in what somebody typed or pasted: a code, or a link that ends in one. */
export function readInvitation(text: string): string | null {
  const shown = text.trim().toUpperCase();
  const linked = /\/R\/([A-Z0-9]{6})(?![A-Z0-9])/.exec(shown)?.[1];
  const typed = shown.replace(/[\s-]/g, "");
  return linked ?? (CODE.test(typed) ? typed : null);
}
