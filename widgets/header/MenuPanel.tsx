import { useId } from 'react';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Image } from '#src/media/Image.tsx';
import { Link } from '#src/ui/Link.tsx';
import { panelSections } from './menu-items.ts';
import styles from './menu-panel.module.css';
import type en from './messages/en.json';
import { SectionLink } from './SectionLink.tsx';
import type { Config, MenuItem } from './widget.ts';

interface Props {
  readonly item: MenuItem;
  readonly config: Config;
}

/** What an item opens: up to six links in two columns of three, the way to all of them, a picture. */
export function MenuPanel({ item, config }: Props) {
  const t = useMessages<typeof en>();
  const titleId = useId();
  return (
    <div className={styles['grid']}>
      <div className={styles['lead']}>
        <p id={titleId} className={styles['title']}>
          {item.title}
        </p>
        {item.ctaLink && (
          <Link
            className={styles['all']}
            href={item.ctaLink}
            event={{ event: 'nav_click', clickText: item.title }}
            marks={{ 'aria-describedby': titleId }}
          >
            <span>{config.viewAllLabel || t('viewAll')}</span>
            <Icon glyph={arrow} size={20} />
          </Link>
        )}
      </div>
      <ul className={styles['links']} role="list" aria-labelledby={titleId}>
        {panelSections(item).map((section) => (
          <li key={`${section.sectionName} ${section.href}`}>
            <SectionLink className={styles['link']} section={section}>
              <Icon glyph={arrow} size={20} />
            </SectionLink>
          </li>
        ))}
      </ul>
      {item.image && (
        <div className={styles['picture']}>
          <Image image={{ ...item.image, decorative: !item.image.alt }} ratio="fill" sizes="400px" />
        </div>
      )}
    </div>
  );
}
