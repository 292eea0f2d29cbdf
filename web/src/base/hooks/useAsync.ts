import { useEffect, useState } from "react";

interface Outcome<T> {
  readonly value: T | null;
  readonly error: unknown;
}

/** Wait for what a function promises; another function is asked anew. */
export function useAsync<T>(ask: () => Promise<T>): Outcome<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>({ value: null, error: null });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setOutcome({ value, error: null }),
      (error: unknown) => wanted && setOutcome({ value: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [ask]);
  return outcome;
}
