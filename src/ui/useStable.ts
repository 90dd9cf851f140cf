import { useLayoutEffect, useRef, useState } from 'react';

type Calls = Readonly<Record<string, (...values: unknown[]) => unknown>>;

/** Functions that stay the same, and do what those of the last drawing do: for handlers, not while drawing. */
export function useStable<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() => {
    const calls = Object.keys(functions).map((name) => [
      name,
      (...values: unknown[]) => (latest.current as unknown as Calls)[name]?.(...values),
    ]);
    return Object.fromEntries(calls) as Functions;
  });
  return stable;
}
