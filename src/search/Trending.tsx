import { useId } from 'react';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useSearchMessages } from './messages.ts';
import styles from './empty-lists.module.css';
import type { SearchSettings } from './settings.ts';

interface Props {
  readonly trending: SearchSettings['trending'];
}

/** What many look for, as links of the author's. */
export function Trending({ trending }: Props) {
  const t = useSearchMessages();
  const heading = useId();
  const items = trending?.items.filter(({ ctaLabel }) => ctaLabel !== '') ?? [];
  return (
    <section className={styles['group']}>
      <div className={styles['head']}>
        <Heading level={3} look="h4" id={heading}>
          {trending?.title || t('trending')}
        </Heading>
      </div>
      <ul role="list" className={styles['links']} aria-labelledby={heading}>
        {items.map(({ ctaLabel, ctaLink }) => (
          <li key={`${ctaLabel} ${ctaLink}`}>
            <Link
              className={styles['link']}
              href={ctaLink}
              event={{ event: 'suggestion_click', clickText: ctaLabel }}
            >
              <span>{ctaLabel}</span>
              <Icon glyph={arrow} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
