import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { useFocusReturn } from '#src/ui/useFocusReturn.ts';
import styles from './map.module.css';

interface Props {
  /** Names the group. */
  readonly name: string;
  /** Id of the card's heading. */
  readonly headingId: string;
  /** Whether the button that closes it stands on a picture. */
  readonly hasPicture?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The card of a place over a map (`MapBox`). It takes the focus as it opens and gives it back as it closes. */
export function MapCard({ name, headingId, hasPicture = false, onClose, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useFocusReturn(card);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    // Escape closes it, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className={styles['place']}
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
      <div className={styles['close']} data-veil={hasPicture || undefined}>
        <CloseButton ground={hasPicture ? 'veil' : 'none'} describedBy={headingId} onClick={onClose} />
      </div>
    </div>
  );
}
