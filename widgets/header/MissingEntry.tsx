import { info } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './language-list.module.css';
import { LazyFlag, type MissingLanguageProps } from './LanguageList.tsx';

interface Props extends Omit<MissingLanguageProps, 'fallback'> {
  readonly descriptionId?: string;
}

/** The greyed name of a language: a link that leads nowhere. */
export const MissingEntry = ({ item, language, descriptionId }: Props) => (
  <span
    className={styles['entry']}
    role="link"
    aria-disabled="true"
    tabIndex={0}
    lang={language}
    aria-describedby={descriptionId}
  >
    {item.image && <LazyFlag image={item.image} />}
    <span translate="no">{item.ctaLabel}</span>
    <Icon glyph={info} size={20} />
  </span>
);
