import { useRef, type ReactNode } from 'react';
import type { Rotation } from './useRotation.ts';

/** A click so soon after the focus, in ms, belongs to it: assistive technology moves the focus to what it clicks. */
const sameGesture = 100;

interface Props {
  readonly rotation: Rotation;
  readonly className: string | undefined;
  /** Says what it does: pause while slides change by themselves, play while they do not. */
  readonly children: ReactNode;
}

/**
 * Stops and starts the turning of the slides. The focus alone stops it, before the click that brought it there: what a
 * click means is therefore what the button said before that gesture.
 */
export function RotationButton({ rotation, className, children }: Props) {
  const { isRotating, start, stop } = rotation;
  const before = useRef<{ readonly isRotating: boolean; readonly until: number }>(undefined);

  return (
    <button
      form=""
      type="button"
      className={className}
      onPointerDown={() => (before.current = { isRotating, until: Infinity })}
      onFocus={({ timeStamp }) => (before.current ??= { isRotating, until: timeStamp + sameGesture })}
      onKeyDown={() => (before.current = undefined)}
      onBlur={() => (before.current = undefined)}
      onClick={({ timeStamp }) => {
        const gesture = before.current;
        before.current = undefined;
        const wasRotating = gesture && timeStamp <= gesture.until ? gesture.isRotating : isRotating;
        if (wasRotating) stop();
        else start();
      }}
    >
      {children}
    </button>
  );
}
