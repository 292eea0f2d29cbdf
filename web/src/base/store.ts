import { useSyncExternalStore } from "react";

/** A value that components watch. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  change(part: Partial<T>): void;
  watch(listener: () => void): () => void;
}

/** Make a store; listeners are told only of real changes. */
export function makeStore<T extends object>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    change: (part) => {
      const keys = Object.keys(part) as (keyof T)[];
      if (keys.some((key) => !Object.is(part[key], value[key]))) set({ ...value, ...part });
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Watch a part of a store. The part must be a value of the store, not made anew each time. */
export function useStore<T extends object, P>(store: Store<T>, part: (value: T) => P): P {
  return useSyncExternalStore(store.watch, () => part(store.get()));
}
