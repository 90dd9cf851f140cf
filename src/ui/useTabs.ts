import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { usePage } from '#src/widget/context.ts';

interface Choice {
  readonly count: number;
  /** Index of the tab whose panel is shown. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** `automatic`: the tab that gets the focus is selected; `manual`: Enter, Space or a press selects it. */
  readonly activation?: 'automatic' | 'manual';
}

/** Properties to be spread on the elements of a tabbed part. */
export interface Tabs {
  /** For the element around the tabs; name it with `aria-label` or `aria-labelledby`. */
  readonly list: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly role: 'tablist';
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the `<button>` of a tab. */
  readonly tab: (index: number) => {
    readonly id: string;
    readonly type: 'button';
    readonly role: 'tab';
    readonly tabIndex: 0 | -1;
    readonly 'aria-selected': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  /** For the panel of a tab. */
  readonly panel: (index: number) => {
    readonly id: string;
    readonly role: 'tabpanel';
    readonly 'aria-labelledby': string;
  };
}

/**
 * Keys, roles and names of tabs (APG: tabs), for any look of them. The arrows follow the reading direction and go round,
 * Home and End go to the ends; the selected tab is the one stop for Tab.
 */
export function useTabs({ count, selected, onSelect, activation = 'automatic' }: Choice): Tabs {
  const { direction } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = tabs.findIndex((tab) => tab === event.target);
    const to = from < 0 ? undefined : nextTab(event.key, from, count, direction === 'rtl');
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    if (activation === 'automatic' && to !== selected) onSelect(to);
  };

  return {
    list: { ref: list, role: 'tablist', onKeyDown },
    tab: (index) => ({
      id: `${id}t${index}`,
      type: 'button',
      role: 'tab',
      tabIndex: index === selected ? 0 : -1,
      'aria-selected': index === selected,
      'aria-controls': `${id}p${index}`,
      onClick: () => onSelect(index),
    }),
    panel: (index) => ({ id: `${id}p${index}`, role: 'tabpanel', 'aria-labelledby': `${id}t${index}` }),
  };
}

/** Where a key leads from a tab; undefined for a key that means nothing to tabs. */
function nextTab(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  const step = isRtl ? -1 : 1;
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
