import { check } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePartnerMessages } from './messages.ts';
import styles from './partners.module.css';

/** The mark of a company that the authority has verified. */
export function Verified() {
  const t = usePartnerMessages();
  return (
    <p className={styles['verified']}>
      <Icon glyph={check} size={16} />
      <span>{t('verified')}</span>
    </p>
  );
}
