import { makeStore } from "../store";

/** How this device's own tables stand: `lasting` while they are kept beyond this page. */
export const deviceState = makeStore<{ readonly lasting: boolean }>({ lasting: true });
