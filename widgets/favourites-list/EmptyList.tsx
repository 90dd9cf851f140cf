import { heart } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourites-list.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** There are favourites, but none of the kinds that this list shows. */
  readonly isFiltered: boolean;
}

/** Where nothing is saved: how to save something, and where to find it. */
export function EmptyList({ config: { emptyLinks }, isFiltered }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['empty']}>
      <Icon glyph={heart} />
      <p className={styles['nothing']}>{t(isFiltered ? 'emptyKinds' : 'empty')}</p>
      <p>{t('emptyHint')}</p>
      {emptyLinks.length > 0 && (
        <ul role="list" className={styles['ways']}>
          {emptyLinks.map((cta) => (
            <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
              <CtaButton cta={cta} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
