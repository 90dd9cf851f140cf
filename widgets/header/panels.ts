/** What the header can have open over the page, each by itself (specification, section 4). */
export type Panel = 'search' | 'language' | 'user' | 'mobile';

export type Panels = Readonly<Record<Panel, boolean>>;

export const allClosed: Panels = { search: false, language: false, user: false, mobile: false };

/** Opens or closes one; the others stay as they are. The same object where nothing changes. */
export const withPanel = (panels: Panels, panel: Panel, isOpen: boolean): Panels =>
  panels[panel] === isOpen ? panels : { ...panels, [panel]: isOpen };

/**
 * What may be open at a width: the mobile menu below the header's breakpoint, language panel and user menu from there
 * on; the search box at any. The same object where nothing has to close.
 */
export function fitting(panels: Panels, isWide: boolean): Panels {
  const unfit: readonly Panel[] = isWide ? ['mobile'] : ['language', 'user'];
  return unfit.reduce((kept, panel) => withPanel(kept, panel, false), panels);
}
