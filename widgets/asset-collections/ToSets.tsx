import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import { SetLink } from './SetLink.tsx';

/** The way back from a set to the list of all. */
export function ToSets({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useMessages<typeof en>();
  return (
    <div>
      <SetLink id="" className={styles['back']} onFollow={() => onOpen('')}>
        <span className={styles['backArrow']}>
          <Icon glyph={arrow} size={20} />
        </span>
        <span>{t('all')}</span>
      </SetLink>
    </div>
  );
}
