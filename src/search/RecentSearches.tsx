import { useId, type MouseEvent, type RefObject } from 'react';
import { clock, close } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useSearchMessages } from './messages.ts';
import styles from './empty-lists.module.css';
import type { SearchSettings } from './settings.ts';
import type { RecentSearches as Recent } from './useRecentSearches.ts';

interface Props {
  readonly settings: SearchSettings;
  readonly recent: Recent;
  /** Gets the focus when nothing is left that could have it. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChoose: (term: string) => void;
}

/** What the visitor searched for before: to search for again, or to forget, one by one or all at once. */
export function RecentSearches({ settings, recent, field, onChoose }: Props) {
  const t = useSearchMessages();
  const heading = useId();
  const announce = useAnnounce();
  const { terms, remove, clear } = recent;

  /** The focus goes to the next one that can be removed, else to the one before. */
  const removeOne = (term: string, { currentTarget }: MouseEvent) => {
    const entry = currentTarget.closest('li');
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('button:last-child') ?? field.current)?.focus();
    remove(term);
    announce(t('removed', { term }));
  };
  const clearAll = () => {
    field.current?.focus();
    clear();
    announce(t('cleared'));
  };
  return (
    <section className={styles['group']}>
      <div className={styles['head']}>
        <Heading level={3} look="h4" id={heading}>
          {settings.recentSearchLabel || t('recent')}
        </Heading>
        <button form="" type="button" className={styles['forget']} onClick={clearAll}>
          <span>{settings.clearHistoryLabel || t('clearHistory')}</span>
        </button>
      </div>
      <ul role="list" aria-labelledby={heading}>
        {terms.map((term) => (
          <li key={term} className={styles['recent']}>
            <button form="" type="button" className={styles['term']} onClick={() => onChoose(term)}>
              <Icon glyph={clock} size={20} />
              <bdi className={styles['text']}>{term}</bdi>
            </button>
            <button
              form=""
              type="button"
              className={styles['remove']}
              onClick={(click) => removeOne(term, click)}
            >
              <Icon glyph={close} size={16} />
              <VisuallyHidden>{t('remove', { term })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
