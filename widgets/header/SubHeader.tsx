import { useId, useRef, useState } from 'react';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePage } from '#src/widget/context.ts';
import { activeSection } from './menu-items.ts';
import { SectionLink } from './SectionLink.tsx';
import styles from './sub-header.module.css';
import { useDismiss } from './useDismiss.ts';
import type { MenuItem } from './widget.ts';

interface Props {
  readonly group: MenuItem;
  /** Room for all sections beside each other; else they open under a button. */
  readonly isWide: boolean;
}

/** The sections of the group that the page belongs to. */
export function SubHeader({ group, isWide }: Props) {
  const { url, cmsMode } = usePage();
  const area = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && !isWide && cmsMode === 'publish';
  if (isWanted && isWide) setWanted(false);
  useDismiss({ isOpen, area, opener: button, onClose: () => setWanted(false) });

  const active = activeSection(group.sections, url);
  const list = (
    <ul id={id} role="list" className={styles['sections']}>
      {group.sections.map((section) => (
        <li key={`${section.sectionName} ${section.href}`}>
          <SectionLink
            className={styles['section']}
            section={section}
            marks={{ 'aria-current': section === active ? 'page' : undefined }}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <nav ref={area} className={styles['bar']} data-tw-root="" data-place="sections" aria-label={group.title}>
      <div className={styles['row']}>
        <p className={styles['title']}>{group.title}</p>
        {isWide ? (
          list
        ) : (
          <button
            ref={button}
            type="button"
            className={styles['button']}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setWanted(!isOpen)}
          >
            <span>{active?.sectionName ?? group.title}</span>
            <Icon glyph={chevronDown} size={20} />
          </button>
        )}
      </div>
      {isOpen && list}
    </nav>
  );
}
