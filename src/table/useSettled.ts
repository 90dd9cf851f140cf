import { useEffect, useState } from 'react';

/** A value once it has been the same for some ms: what is typed is not asked for with each key. An empty one counts at once. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  if (value === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
