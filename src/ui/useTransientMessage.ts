import { useEffect, useState } from 'react';

/**
 * Keeps what is said about something that could not be done: until the visitor presses anything, or the connection is
 * back.
 */
export function useTransientMessage<Value>(): readonly [
  value: Value | undefined,
  setValue: (value: Value | undefined) => void,
] {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    for (const type of ['click', 'keydown', 'online'])
      window.addEventListener(type, () => setValue(undefined), options);
    return () => end.abort();
  }, [value]);
  return [value, setValue];
}
