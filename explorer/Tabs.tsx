import { use, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LanguageContext } from './words.ts';

interface Props<Name extends string | number> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly title: ReactNode }[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  /** Look of the tabs: side by side in a box, or over a line. */
  readonly look: 'segments' | 'line';
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/**
 * Tabs with one panel for all of them (APG: tabs with automatic activation): the arrows follow the reading direction and go
 * round, Home and End go to the ends.
 */
export function Tabs<Name extends string | number>({
  label,
  tabs,
  selected,
  onSelect,
  look,
  children,
}: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isMirrored = use(LanguageContext) === 'ar';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = tabs.findIndex(({ name }) => name === selected);
    const to = nextTab(event.key, from, tabs.length, isMirrored);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to!]?.focus();
    onSelect(next.name);
  };

  return (
    <>
      {/* Its tabs take the focus, one at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        className={`ex-tabs ex-tabs-${look}`}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="ex-tab"
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        key={selected}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className="ex-tab-panel"
      >
        {children}
      </div>
    </>
  );
}

/** The tab that a key leads to, going round at the ends; undefined for any other key. */
function nextTab(key: string, from: number, count: number, isMirrored: boolean): number | undefined {
  const step = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (from + step + count) % count;
    case 'ArrowLeft':
      return (from - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
