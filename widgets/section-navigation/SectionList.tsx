import { Link } from '#src/ui/Link.tsx';
import styles from './section-navigation.module.css';
import type { Target } from './targets.ts';
import type { Branch } from './tree.ts';
import { hashOf } from './useAddress.ts';

interface Props {
  readonly branches: readonly Branch<Target>[];
  readonly isOrdered: boolean;
  readonly current: Element | undefined;
}

/** Links to sections, those of lower headings in a list below theirs. */
export function SectionList({ branches, isOrdered, current }: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles['list']} data-ordered={isOrdered || undefined}>
      {branches.map(({ entry, below }) => (
        <li key={entry.id} className={styles['item']}>
          <Link
            className={styles['link']}
            href={hashOf(entry)}
            event={{ event: 'nav_click', clickText: entry.label }}
            marks={{
              'aria-current': entry.element !== null && entry.element === current ? 'location' : undefined,
            }}
          >
            <span>{entry.label}</span>
          </Link>
          {below.length > 0 && <SectionList branches={below} isOrdered={isOrdered} current={current} />}
        </li>
      ))}
    </List>
  );
}
