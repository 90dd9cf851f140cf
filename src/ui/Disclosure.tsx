import { useId, useRef, useState, type ReactNode } from 'react';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { HeadingLevel } from './heading-level.ts';
import styles from './disclosure.module.css';
import { useHydrated } from './useHydrated.ts';
import type { Tabs } from './useTabs.ts';
import { useUntilFound } from './useUntilFound.ts';

interface Props {
  /** Names the button, open or closed. */
  readonly label: ReactNode;
  /** Makes the button stand in a heading, as in an accordion (APG: accordion). */
  readonly headingLevel?: HeadingLevel;
  /** Stands before the label; the label says the same in words. */
  readonly icon?: ReactNode;
  /** Id of the panel: an address or a link that names it opens it. */
  readonly panelId?: string | undefined;
  /** `row` is a line of an accordion, `small` one of a menu or footer, `plain` has no look of its own. */
  readonly look?: 'row' | 'small' | 'plain';
  /** For a parent that decides, together with `onToggle`: `useAccordion`. Without it the disclosure decides itself. */
  readonly isOpen?: boolean;
  readonly startsOpen?: boolean;
  /** Called with what the visitor wants; also when find-in-page or an anchor opens it. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** Open, with a heading instead of a button: where there is room for all. */
  readonly isFixed?: boolean;
  /** Tabs open and close it in place of its button, which is hidden, and this makes the panel theirs (`useTabs`). */
  readonly tabPanel?: ReturnType<Tabs['panel']> | undefined;
  /** Makes the panel a landmark that has the button's name; for few and long ones only. */
  readonly isRegion?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A button that shows and hides what belongs to it (APG: disclosure). On a server it is open: nobody could open it
 * there. What is closed is still found by find-in-page, which opens it.
 */
export function Disclosure(props: Props) {
  const { label, headingLevel, look = 'row', startsOpen = false, isFixed = false, isRegion = false } = props;
  const { onToggle, className, icon, panelId, tabPanel, children } = props;
  const [isOwnOpen, setOwnOpen] = useState(startsOpen);
  const isHydrated = useHydrated();
  const isOpen = !isHydrated || isFixed || (props.isOpen ?? isOwnOpen);
  const panel = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = panelId ?? ownId;

  const toggle = (isToOpen: boolean) => {
    setOwnOpen(isToOpen);
    onToggle?.(isToOpen);
  };
  useUntilFound(panel, isOpen, () => toggle(true));

  const Heading = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  return (
    <div className={[styles['disclosure'], className].filter(Boolean).join(' ')} data-look={look}>
      <Heading className={styles['heading']} hidden={tabPanel !== undefined}>
        {isFixed ? (
          <span className={styles['label']} id={`${ownId}b`}>
            {label}
          </span>
        ) : (
          <button
            form=""
            type="button"
            id={`${ownId}b`}
            className={styles['button']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => toggle(!isOpen)}
          >
            {icon}
            <span className={styles['words']}>{label}</span>
            <span className={styles['chevron']}>
              <Icon glyph={chevronDown} size={look === 'row' ? 24 : 20} />
            </span>
          </button>
        )}
      </Heading>
      <div
        ref={panel}
        id={id}
        className={styles['panel']}
        role={isRegion ? 'region' : undefined}
        aria-labelledby={isRegion ? `${ownId}b` : undefined}
        {...(tabPanel && {
          id: tabPanel.id,
          role: isOpen ? tabPanel.role : undefined,
          'aria-labelledby': isOpen ? tabPanel['aria-labelledby'] : undefined,
          // What is in it may have no stop for Tab (APG: tabs). Not shown, it would still be one itself.
          tabIndex: isOpen ? 0 : undefined,
        })}
      >
        <div className={styles['content']}>{children}</div>
      </div>
    </div>
  );
}
