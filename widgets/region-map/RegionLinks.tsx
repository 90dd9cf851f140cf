import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Link } from '#src/ui/Link.tsx';
import type { Marks } from './Drawing.tsx';
import type { Region } from './regions.ts';
import styles from './region-map.module.css';

interface Props {
  readonly regions: readonly Region[];
  readonly marksOf: (region: Region) => Marks;
}

/** The regions as links; one without an address is a name. */
export const RegionLinks = ({ regions, marksOf }: Props) => (
  <ul className={styles['links']} role="list">
    {regions.map((region) => {
      const { key, id, label, link, teaser } = region;
      const { isLit, isChosen, isHighlighted } = marksOf(region);
      return (
        <li
          key={key}
          id={id}
          data-region={key}
          data-lit={isLit || undefined}
          data-chosen={isChosen || undefined}
          data-highlighted={isHighlighted || undefined}
        >
          {link ? (
            <Link
              className={styles['link']}
              href={link}
              event={{ event: 'item_click', clickText: label }}
              marks={{ 'aria-current': isChosen ? 'true' : undefined }}
            >
              <span>{label}</span>
              <Icon glyph={arrow} size={20} />
            </Link>
          ) : (
            <p className={styles['link']}>{label}</p>
          )}
          {teaser && <p className={styles['teaser']}>{teaser}</p>}
        </li>
      );
    })}
  </ul>
);
