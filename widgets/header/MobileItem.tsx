import { useId, useState } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Link } from '#src/ui/Link.tsx';
import { panelSections } from './menu-items.ts';
import type en from './messages/en.json';
import styles from './mobile-menu.module.css';
import { SectionLink } from './SectionLink.tsx';
import type { Config, MenuItem } from './widget.ts';

interface Props {
  readonly item: MenuItem;
  readonly config: Config;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** An item of the mobile menu: a link, or a disclosure of its sections with the way to all of them as the last. */
export function MobileItem({ item, config, isOpen, onToggle }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  // What nobody has opened need not be drawn: the menu is there sooner.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const event = { event: 'nav_click', clickText: item.title } as const;
  if (item.sections.length === 0) {
    return (
      <Link className={styles['plain']} href={item.ctaLink} event={event}>
        <span>{item.title}</span>
        <Icon glyph={chevron} />
      </Link>
    );
  }
  return (
    <Disclosure label={item.title} look="small" isOpen={isOpen} onToggle={onToggle}>
      {wasOpen && (
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
                event={event}
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
      )}
    </Disclosure>
  );
}
