import { useEffect, useState } from 'react';

/**
 * A value as it stands behind the `#` of an address, made before it is wanted: a browser lets a page write to the clipboard
 * only at once.
 *
 * @param pack the same function each time
 * @returns empty until it is made, and for no value
 */
export function usePacked<Value>(value: Value | undefined, pack: (value: Value) => Promise<string>): string {
  const [packed, setPacked] = useState('');
  useEffect(() => {
    let isOver = false;
    void (value === undefined ? Promise.resolve('') : pack(value)).then((made) => {
      if (!isOver) setPacked(made);
    });
    return () => {
      isOver = true;
    };
  }, [value, pack]);
  return packed;
}
