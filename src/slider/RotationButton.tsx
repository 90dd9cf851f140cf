import { useRef } from 'react';
import { pause, play } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useSliderMessages } from './messages.ts';
import styles from './round-button.module.css';
import type { useRotation } from './useRotation.ts';

/** A click so soon after the focus, in ms, belongs to it: assistive technology moves the focus to what it clicks. */
const sameGesture = 100;

/**
 * Stops and starts the turning of the slides. The focus alone stops it, before the click that brought it there: what a
 * click means is therefore what the button said before that gesture.
 */
export function RotationButton({ rotation }: { readonly rotation: ReturnType<typeof useRotation> }) {
  const { isRotating, start, stop } = rotation;
  const t = useSliderMessages();
  const before = useRef<{ readonly isRotating: boolean; readonly until: number }>(undefined);

  return (
    <button
      type="button"
      className={styles['button']}
      data-rotation
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
      <Icon glyph={isRotating ? pause : play} size={20} />
      <VisuallyHidden>{t(isRotating ? 'pauseRotation' : 'playRotation')}</VisuallyHidden>
    </button>
  );
}
