import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same, and does what that of the last drawing does; not for use while drawing. */
export function useSame<Value>(handler: (value: Value) => void): (value: Value) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((value) => latest.current(value), []);
}
