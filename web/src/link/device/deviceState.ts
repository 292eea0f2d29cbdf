import { makeStore } from "../../base/store";

interface State {
  /** Whether tables of this device are kept beyond this page. */
  readonly lasting: boolean;
  /** Whether the engine is being started. */
  readonly starting: boolean;
}

/** How this device's own tables stand. */
export const deviceState = makeStore<State>({ lasting: true, starting: false });
