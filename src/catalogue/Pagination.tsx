import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { InPlaceLink } from './InPlaceLink.tsx';
import { useCatalogueMessages } from './messages.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

interface Props {
  /** Current one, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Query of the address of a page. */
  readonly queryOf: (page: number) => string;
  readonly onFollow: (page: number) => void;
}

/** Pages by number; in a narrow column the place alone, with the pages beside it (design, section 7: "Pagination"). */
export function Pagination({ page, pages, queryOf, onFollow }: Props) {
  const t = useCatalogueMessages();
  const step = (to: number, label: string, kind: 'previous' | 'next') => (
    <li>
      {to >= 1 && to <= pages ? (
        <InPlaceLink
          className={styles['page']}
          query={queryOf(to)}
          onFollow={() => onFollow(to)}
          label={label}
        >
          <span className={styles[kind]}>
            <Icon glyph={chevron} size={20} />
          </span>
        </InPlaceLink>
      ) : (
        <span className={styles['page']} />
      )}
    </li>
  );
  return (
    <nav aria-label={t('pages')}>
      <ul className={styles['pages']} role="list">
        {step(page - 1, t('previous'), 'previous')}
        <li className={styles['place']}>
          <span>{t('pageOf', { page, pages })}</span>
        </li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number === 'gap' ? `gap ${index}` : number} className={styles['number']}>
            {number === 'gap' ? (
              <span className={styles['page']} aria-hidden="true">
                …
              </span>
            ) : (
              <InPlaceLink
                className={styles['page']}
                query={queryOf(number)}
                onFollow={() => onFollow(number)}
                label={t('page', { page: number })}
                isCurrent={number === page}
              >
                <span>{t('number', { number })}</span>
              </InPlaceLink>
            )}
          </li>
        ))}
        {step(page + 1, t('next'), 'next')}
      </ul>
    </nav>
  );
}
