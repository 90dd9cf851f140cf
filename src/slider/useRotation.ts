import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds for which a slide stays (specification, section 9). */
const delay = 6000;

export interface Rotation {
  /** Whether slides change by themselves, apart from moments in which they are held. */
  readonly isRotating: boolean;
  /** For good: only the visitor starts it again. */
  readonly stop: () => void;
  readonly start: () => void;
}

export interface Conditions {
  /** Whether slides may change by themselves at all: not with less motion, nor on an author's page. */
  readonly canRotate: boolean;
  /** Whether the visitor looks closer, or elsewhere: the slide stays for what is left of its time when that ends. */
  readonly isHeld: boolean;
  /** The slide that is shown; each has the whole time. */
  readonly index: number;
  readonly onDue: () => void;
}

/** Changes slides by itself (APG: carousel; WCAG 2.2.2). */
export function useRotation({ canRotate, isHeld, index, onDue }: Conditions): Rotation {
  const [isStopped, setStopped] = useState(false);
  const isRotating = canRotate && !isStopped;
  const isRunning = isRotating && !isHeld;
  const left = useRef({ index, time: delay });
  const due = useEffectEvent(onDue);

  useEffect(() => {
    if (!isRotating || left.current.index !== index) left.current = { index, time: delay };
    if (!isRunning) return undefined;
    const began = performance.now();
    const clock = left.current;
    const timer = setTimeout(due, clock.time);
    return () => {
      clearTimeout(timer);
      clock.time -= performance.now() - began;
    };
  }, [isRotating, isRunning, index]);

  return { isRotating, stop: () => setStopped(true), start: () => setStopped(false) };
}
