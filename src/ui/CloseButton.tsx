import type { Ref } from 'react';
import { close } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './close-button.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  readonly onClick: () => void;
  /** What it is called where the text around it is not in the page's language. */
  readonly label?: string;
  /** Id of what it closes: several may stand on a page. */
  readonly describedBy?: string | undefined;
  /** `veil` where it stands on a picture. */
  readonly ground?: 'none' | 'veil';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A cross of 44 px, called "Close". */
export function CloseButton({ onClick, label, describedBy, ground = 'none', ref }: Props) {
  const t = useSharedMessages();
  return (
    <button
      ref={ref}
      form=""
      type="button"
      className={styles['close']}
      data-veil={ground === 'veil' || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <Icon glyph={close} size={20} />
      <VisuallyHidden>{label ?? t('close')}</VisuallyHidden>
    </button>
  );
}
