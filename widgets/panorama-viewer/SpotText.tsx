import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { canTakeFocus } from '#src/ui/remember-focus.ts';
import styles from './panorama-viewer.module.css';
import { SpotLink } from './SpotLink.tsx';
import type { Selection } from './spots.ts';

interface Props extends Selection {
  readonly onClose: () => void;
}

/** What there is to say of a spot, over the panorama. It takes the focus, and gives it back when it is closed. */
export function SpotText({ spot, opener, onClose }: Props) {
  const labelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { label, text, ctaLink } = spot;

  useLayoutEffect(() => {
    const { current } = panel;
    const stage = current?.parentElement;
    current?.focus({ preventScroll: true });
    // Whoever comes from the list below sees what it was turned to.
    if (!stage?.contains(opener)) stage?.scrollIntoView({ block: 'nearest' });
  }, [opener]);

  const close = () => {
    // A mark of the still picture has gone with it.
    const sphere = panel.current?.parentElement?.querySelector<HTMLElement>('[role="application"]');
    (canTakeFocus(opener) ? opener : sphere)?.focus();
    onClose();
  };
  const closeByKey = useEffectEvent(close);
  // As early as the focus, so that no key is missed.
  useLayoutEffect(() => {
    const { current } = panel;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeByKey();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, []);

  return (
    <div ref={panel} className={styles['panel']} role="group" tabIndex={-1} aria-labelledby={labelId}>
      <div className={styles['panel-head']}>
        <p id={labelId} className={styles['panel-title']}>
          {label}
        </p>
        <CloseButton onClick={close} describedBy={labelId} />
      </div>
      {text && <p className={styles['panel-text']}>{text}</p>}
      <SpotLink label={label} link={ctaLink} />
    </div>
  );
}
