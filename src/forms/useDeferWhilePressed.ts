import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives what puts something off until the pointer is released and its click is over. An error that comes or goes between
 * press and release moves what is being pressed away from the pointer, and there is no click.
 */
export function useDeferWhilePressed(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const press = () => {
      waiting.current = [];
    };
    const release = () => {
      const acts = waiting.current ?? [];
      waiting.current = undefined;
      setTimeout(() => acts.forEach((act) => act()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  }, []);
}
