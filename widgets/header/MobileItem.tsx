import { useState } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Link } from '#src/ui/Link.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import styles from './mobile-menu.module.css';
import type { Config, MenuItem } from './widget.ts';

interface Props {
  readonly item: MenuItem;
  readonly config: Config;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** An item of the mobile menu: a link, or a disclosure of its sections. */
export function MobileItem({ item, config, isOpen, onToggle }: Props) {
  // What nobody has opened need not be drawn: the menu is there sooner.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (item.sections.length === 0) {
    return (
      <Link
        className={styles['plain']}
        href={item.ctaLink}
        event={{ event: 'nav_click', clickText: item.title }}
      >
        <span>{item.title}</span>
        <Icon glyph={chevron} />
      </Link>
    );
  }
  return (
    <Disclosure label={item.title} look="small" isOpen={isOpen} onToggle={onToggle}>
      {wasOpen && <ItemLinks item={item} config={config} />}
    </Disclosure>
  );
}
