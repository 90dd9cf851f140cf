import { useRef, useState } from 'react';
import { usePage } from '#src/widget/context.ts';
import { activeSection } from './menu-items.ts';
import { SectionLine } from './SectionLine.tsx';
import { SectionsPanel } from './SectionsPanel.tsx';
import styles from './sub-header.module.css';
import type { MenuItem } from './widget.ts';

interface Props {
  readonly group: MenuItem;
  /** Room for sections beside each other; else they open under a button. */
  readonly isWide: boolean;
}

/** The sections of the group that the page belongs to. */
export function SubHeader({ group, isWide }: Props) {
  const page = usePage();
  const area = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (isOpen && isWide) setOpen(false);
  const active = activeSection(group.sections, page);
  return (
    <nav ref={area} className={styles['bar']} data-tw-root="" data-place="sections" aria-label={group.title}>
      <div className={styles['row']} data-wide={isWide ? '' : undefined}>
        <p className={styles['title']}>{group.title}</p>
        {isWide ? (
          <SectionLine sections={group.sections} active={active} area={area} />
        ) : (
          <SectionsPanel
            label={active?.sectionName ?? group.title}
            sections={group.sections}
            active={active}
            area={area}
            isWanted={isOpen}
            onWant={setOpen}
          />
        )}
      </div>
    </nav>
  );
}
