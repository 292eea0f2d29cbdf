/** Whether somebody touched the page since it was loaded: before that, browsers let it neither buzz nor sound. */
export function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Let the device buzz for some milliseconds, where it can and may. */
export function buzz(milliseconds: number): void {
  if (isTouched()) navigator.vibrate?.(milliseconds);
}
