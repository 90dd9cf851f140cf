import { useId } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import { Link } from '#src/ui/Link.tsx';
import styles from './item-links.module.css';
import { panelSections } from './menu-items.ts';
import type en from './messages/en.json';
import { SectionLink } from './SectionLink.tsx';
import type { Config, MenuItem } from './widget.ts';

interface Props {
  readonly item: MenuItem;
  readonly config: Config;
}

/** The sections of an item, one below the other, with the way to all of them as the last. */
export function ItemLinks({ item, config }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  return (
    <ul role="list" className={styles['sections']}>
      {panelSections(item).map((section) => (
        <li key={`${section.sectionName} ${section.href}`}>
          <SectionLink className={styles['section']} section={section} />
        </li>
      ))}
      {item.ctaLink && (
        <li>
          <Link
            className={styles['all']}
            href={item.ctaLink}
            event={{ event: 'nav_click', clickText: item.title }}
            marks={{ 'aria-describedby': id }}
          >
            <span>{config.viewAllLabel || t('viewAll')}</span>
          </Link>
          <span id={id} hidden>
            {item.title}
          </span>
        </li>
      )}
    </ul>
  );
}
