import { use, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LanguageContext } from '../words.ts';

interface Props<Name extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly title: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Tabs with one panel for all of them, of which one is shown (APG: tabs with automatic activation). */
export function Systems<Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isMirrored = use(LanguageContext) === 'ar';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = tabs.findIndex(({ name }) => name === chosen);
    const to = nextTab(event.key, from, tabs.length, isMirrored);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to!]?.focus();
    onChoose(next.name);
  };

  return (
    <div>
      <div ref={list} className="ex-segments ex-paste-systems" role="tablist" aria-label={label}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="ex-paste-system"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="ex-paste-panel">
        {children}
      </div>
    </div>
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
