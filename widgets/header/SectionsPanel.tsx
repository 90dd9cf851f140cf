import { useId, useRef, type RefObject } from 'react';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePage } from '#src/widget/context.ts';
import { SectionLink } from './SectionLink.tsx';
import styles from './sub-header.module.css';
import { useDismiss } from './useDismiss.ts';
import type { Section } from './widget.ts';

interface Props {
  readonly label: string;
  readonly sections: readonly Section[];
  /** The one that the page belongs to. */
  readonly active: Section | undefined;
  /** A press outside of it closes the panel. */
  readonly area: RefObject<HTMLElement | null>;
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
}

/** A button, and the list of sections that it opens over the page (APG: disclosure navigation). An author's page keeps it closed. */
export function SectionsPanel({ label, sections, active, area, isWanted, onWant }: Props) {
  const { cmsMode } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = isWanted && cmsMode === 'publish';
  const holdsActive = active !== undefined && sections.includes(active);
  useDismiss({ isOpen, area, opener: button, onClose: () => onWant(false) });
  return (
    <>
      <button
        ref={button}
        form=""
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={holdsActive ? 'true' : undefined}
        onClick={() => onWant(!isWanted)}
      >
        <span>{label}</span>
        <Icon glyph={chevronDown} size={20} />
      </button>
      {isOpen && (
        <ul id={id} role="list" className={styles['sections']}>
          {sections.map((section) => (
            <li key={`${section.sectionName} ${section.href}`}>
              <SectionLink
                className={styles['section']}
                section={section}
                marks={{ 'aria-current': section === active ? 'page' : undefined }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
