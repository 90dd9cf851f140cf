import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageVisible } from '#src/time/usePageVisible.ts';

/** How long an alert is shown that does not say so itself, in ms (specification, section 9). */
const usualDuration = 4000;

/** Timers know no longer time, in ms. */
const longest = 2 ** 31 - 1;

interface Options {
  /** In ms; anything but a positive number means the usual 4000. */
  readonly duration: number | undefined;
  /** Time only passes while it runs. */
  readonly isRunning: boolean;
  readonly onEnd: () => void;
}

/**
 * Ends an alert after its duration. Only the time counts in which a visitor could read it: not while the page's tab is
 * hidden, nor while the alert is hovered or focused, which the caller knows (WCAG 2.2.1).
 */
export function useAlertTimer({ duration, isRunning, onEnd }: Options): void {
  const isVisible = usePageVisible();
  const elapsed = useRef(0);
  const end = useEffectEvent(onEnd);
  const length = Math.min(duration !== undefined && duration > 0 ? duration : usualDuration, longest);

  useEffect(() => {
    if (!isRunning || !isVisible) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), length - elapsed.current);
    return () => {
      clearTimeout(timer);
      elapsed.current += performance.now() - start;
    };
  }, [isRunning, isVisible, length]);
}
