import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { usePage } from '#src/widget/context.ts';

interface Choice {
  readonly count: number;
  /** Index of the tab whose panel is shown. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** `automatic`: the tab that gets the focus is selected; `manual`: Enter, Space or a press selects it. */
  readonly activation?: 'automatic' | 'manual';
  /** Whether the tabs stand below each other. */
  readonly isVertical?: boolean;
}

/** Properties to be spread on the elements of a tabbed part. */
export interface Tabs {
  /** For the element around the tabs; name it with `aria-label` or `aria-labelledby`. */
  readonly list: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly role: 'tablist';
    readonly 'aria-orientation': 'vertical' | undefined;
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
 * Keys, roles and names of tabs (APG: tabs), for any look of them. The arrows follow the reading direction, or lead up and
 * down, and go round, Home and End go to the ends; the selected tab is the one stop for Tab.
 */
export function useTabs({
  count,
  selected,
  onSelect,
  activation = 'automatic',
  isVertical = false,
}: Choice): Tabs {
  const { direction } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const arrows = isVertical ? ['Up', 'Down'] : direction === 'rtl' ? ['Right', 'Left'] : ['Left', 'Right'];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = tabs.findIndex((tab) => tab === event.target);
    const to = from < 0 ? undefined : nextTab(event.key, from, count, arrows);
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    if (activation === 'automatic' && to !== selected) onSelect(to);
  };

  return {
    list: {
      ref: list,
      role: 'tablist',
      'aria-orientation': isVertical ? 'vertical' : undefined,
      onKeyDown,
    },
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

/** Where a key leads from a tab; undefined for a key that means nothing to tabs. @param arrows back and forward */
function nextTab(key: string, from: number, count: number, arrows: readonly string[]): number | undefined {
  const step = arrows.indexOf(key.slice('Arrow'.length));
  if (step >= 0) return (from + (step ? 1 : -1) + count) % count;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}
