import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props<Name extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [name: Name, title: string])[];
  readonly current: Name;
  readonly onChange: (name: Name) => void;
  /** What the current tab shows. */
  readonly children: ReactNode;
}

/** Tabs after the APG: arrows choose, in the direction of the page. */
export function ViewTabs<Name extends string>({ label, tabs, current, onChange, children }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([name]) => name === current);
    const forward = list.current?.matches(':dir(rtl)') ? -1 : 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next[0]);
    document.getElementById(`${id}-${next[0]}`)?.focus();
  };

  return (
    <>
      <div
        className="ex-segments"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map(([name, title]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="ex-segment"
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
