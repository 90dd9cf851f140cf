import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useAccordion } from '#src/ui/useAccordion.ts';
import { ItemLinks } from './ItemLinks.tsx';
import { itemKey } from './menu-items.ts';
import styles from './more-panel.module.css';
import type { Config, MenuItem } from './widget.ts';

interface Props {
  readonly items: readonly MenuItem[];
  readonly config: Config;
}

/** What “More” opens: the items that have no room beside the others, one below the other. One at most is open. */
export function MorePanel({ items, config }: Props) {
  const accordion = useAccordion();
  return (
    <ul role="list">
      {items.map((item, index) => {
        const key = itemKey(item, index);
        const { isOpen, onToggle } = accordion(key);
        return (
          <li key={key} data-place={key}>
            {item.sections.length > 0 ? (
              <button
                form=""
                type="button"
                className={styles['entry']}
                aria-expanded={isOpen}
                onClick={() => onToggle(!isOpen)}
              >
                <span>{item.title}</span>
                <Icon glyph={chevronDown} size={20} />
              </button>
            ) : (
              <Link
                className={styles['entry']}
                href={item.ctaLink}
                event={{ event: 'nav_click', clickText: item.title }}
              >
                <span>{item.title}</span>
              </Link>
            )}
            {isOpen && <ItemLinks item={item} config={config} />}
          </li>
        );
      })}
    </ul>
  );
}
