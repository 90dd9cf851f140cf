import { addressed, type Addressed } from '#src/ui/addressed.ts';
import type { Config } from './widget.ts';

type Item = Config['tabs'][number];

/** A tab with its panel and a key of its own. */
export interface Panel extends Addressed {
  readonly item: Item;
  /** The element of the page that it shows. */
  readonly slotId: string | undefined;
}

/** Makes the panels. One without a name is named by the element that it shows. */
export const toPanels = (tabs: Config['tabs']): Panel[] =>
  addressed(tabs.map((item) => ({ id: item.id || item.slotId, item }))).map(
    ({ key, id, item: { item } }) => ({
      key,
      id,
      item,
      slotId: item.slotId || undefined,
    }),
  );

/** Which panels a visitor sees: in tabs the selected one, in an accordion those that are open. */
export interface Shown {
  readonly selected: string | undefined;
  readonly open: ReadonlySet<string>;
}

/** At first: the one that the author names, else the first. */
export function shownAtFirst(panels: readonly Panel[], activeItem: string | undefined): Shown {
  const { key } = panels.find(({ id }) => id !== undefined && id === activeItem) ?? panels[0] ?? {};
  return select(key);
}

/** After a tab was selected: an accordion that takes the place of the tabs has this one open. */
export const select = (key: string | undefined): Shown => ({
  selected: key,
  open: new Set(key === undefined ? [] : [key]),
});

/** After a section of the accordion was opened or closed: tabs that take its place show the one opened last. */
export function toggle({ selected, open }: Shown, key: string, isToOpen: boolean): Shown {
  const others = [...open].filter((other) => other !== key);
  return isToOpen ? { selected: key, open: new Set([...others, key]) } : { selected, open: new Set(others) };
}
