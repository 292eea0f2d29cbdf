/** Rooms whose codes begin so are on this device: the server draws none. */
export const isDeviceRoom = (code: string): boolean => code.startsWith("0");
