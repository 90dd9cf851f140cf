import { useRef, useState, type RefObject } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { SectionLink } from './SectionLink.tsx';
import { SectionsPanel } from './SectionsPanel.tsx';
import styles from './sub-header.module.css';
import { useFitting } from './useFitting.ts';
import type { Section } from './widget.ts';

interface Props {
  readonly sections: readonly Section[];
  /** The one that the page belongs to. */
  readonly active: Section | undefined;
  /** A press outside of it closes what is open. */
  readonly area: RefObject<HTMLElement | null>;
}

/** Sections beside each other on one line. What has no room is under “More”, as in the menu above them. */
export function SectionLine({ sections, active, area }: Props) {
  const t = useMessages<typeof en>();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const fitting = useFitting(list, sections.length, () => setOpen(false));
  const others = sections.slice(fitting);
  return (
    <div className={styles['room']}>
      <ul ref={list} role="list" className={styles['line']}>
        {sections.map((section, index) => (
          <li key={`${section.sectionName} ${section.href}`} hidden={index >= fitting}>
            <SectionLink
              className={styles['section']}
              section={section}
              marks={{ 'aria-current': section === active ? 'page' : undefined }}
            />
          </li>
        ))}
        <li hidden={others.length === 0}>
          <SectionsPanel
            label={t('more')}
            sections={others}
            active={active}
            area={area}
            isWanted={isOpen}
            onWant={setOpen}
          />
        </li>
      </ul>
    </div>
  );
}
