/** Notices of the device that it is the player's turn: while the page is hidden, and when it is gone. */

import type { Language } from "../base/text/catalogue";
import type { PushKey } from "./routes";
import { call } from "./session";

/** What can be said of notices here: not possible, forbidden in the browser, off, or on. */
export type Noticing = "unable" | "denied" | "off" | "on";

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return able ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Tell how it stands. */
export async function noticing(): Promise<Noticing> {
  const registration = await worker();
  if (!registration) return "unable";
  if (Notification.permission === "denied") return "denied";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the browser for notices, and tell the server where to send them. */
export async function startNotices(lang: Language): Promise<Noticing> {
  const registration = await worker();
  if (!registration) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return noticing();
  const { key } = await call<PushKey>("GET", "/api/push");
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  try {
    await call("POST", "/api/push", { endpoint, keys, lang });
  } catch (error) {
    // What the server does not know of would never ring.
    await made.unsubscribe();
    throw error;
  }
  return "on";
}

/** Want no more notices. */
export async function stopNotices(): Promise<Noticing> {
  const registration = await worker();
  const made = await registration?.pushManager.getSubscription();
  if (made) {
    await made.unsubscribe();
    await call("DELETE", "/api/push", { endpoint: made.endpoint });
  }
  return noticing();
}

/** Show a notice from the page itself: hidden, it is still connected, and the server sends none. */
export async function showNotice(title: string, body: string, room: string): Promise<void> {
  if ((await noticing()) !== "on") return;
  const registration = await worker();
  await registration?.showNotification(title, {
    body,
    tag: room,
    data: room,
    icon: "/icon-192.png",
  });
}
