import { request } from "./http";
import type { Reached } from "./routes";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Return whether a host leads nowhere but to the machine on which it is opened. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Ask where friends find this page; null where nobody but this machine does. */
export async function friendsAddress(): Promise<string | null> {
  if (!isLoopback(location.hostname)) return location.origin;
  return (await request<Reached>("GET", "/api/address", null)).address;
}
