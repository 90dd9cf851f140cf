/** Which panels a visitor sees, by their keys: in tabs the selected one, in an accordion those that are open. */
export interface ShownPanels {
  readonly selected: string | undefined;
  readonly open: ReadonlySet<string>;
}

/** After a tab was selected: an accordion that takes the place of the tabs has this one open. */
export const select = (key: string | undefined): ShownPanels => ({
  selected: key,
  open: new Set(key === undefined ? [] : [key]),
});

/** After a section of the accordion was opened or closed: tabs that take its place show the one opened last. */
export function toggle({ selected, open }: ShownPanels, key: string, isToOpen: boolean): ShownPanels {
  const others = [...open].filter((other) => other !== key);
  return isToOpen ? { selected: key, open: new Set([...others, key]) } : { selected, open: new Set(others) };
}
