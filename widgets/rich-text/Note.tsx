import type { ReactNode } from 'react';
import { info, warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './rich-text.module.css';

interface Props {
  readonly kind: 'note' | 'warning';
  readonly children: ReactNode;
}

/** Copy in a box, which says what it is: colour and icon are not all. */
export function Note({ kind, children }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['note']} role="note" aria-label={t(kind)} data-kind={kind}>
      <Icon glyph={kind === 'note' ? info : warning} size={24} />
      {children}
    </div>
  );
}
