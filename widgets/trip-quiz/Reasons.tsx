import { check } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './reasons.module.css';

/** Why a result fits: the labels of the answers that it has a tag of. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['reasons']}>
      <p>{t('because')}</p>
      <ul role="list">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon glyph={check} size={16} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
