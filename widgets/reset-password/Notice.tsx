import { useLayoutEffect, useRef } from 'react';
import { warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './reset-password.module.css';

interface Props {
  /** Where something that had the focus is gone for it. */
  readonly takesFocus?: boolean;
  readonly children: string;
}

/** Why a link did not do, above the form for a new one. */
export function Notice({ takesFocus = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles['notice']} role="alert" tabIndex={takesFocus ? -1 : undefined}>
      <Icon glyph={warning} size={24} />
      <p>{children}</p>
    </div>
  );
}
