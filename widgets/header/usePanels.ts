import { useState } from 'react';
import type { LazyPart } from '#src/ui/lazy-component.ts';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useTransientMessage } from '#src/ui/useTransientMessage.ts';
import { allClosed, fitting, withPanel, type Panel, type Panels } from './panels.ts';
import { useMenu, type Menu } from './useMenu.ts';

interface Options {
  /** What each opens, and the panels of the main menu. */
  readonly parts: Readonly<Record<Panel | 'menu', LazyPart>>;
  /** An author's page: nothing opens. */
  readonly isStatic: boolean;
  readonly isWide: boolean;
}

/** What the header has open. */
export interface HeaderPanels {
  readonly shown: Panels;
  readonly menu: Menu;
  /** What a visitor has pressed in vain: a panel, or the key of a menu item, whose part stays away. */
  readonly missing: string | undefined;
  readonly toggle: (panel: Panel) => (isOpen: boolean) => void;
}

/** State of all that opens in the header. What has to be fetched first is open once it is there. */
export function usePanels({ parts, isStatic, isWide }: Options): HeaderPanels {
  const [wanted, setWanted] = useState(allClosed);
  const fit = isStatic ? allClosed : fitting(wanted, isWide);
  if (fit !== wanted) setWanted(fit);
  const toggle = (panel: Panel) => (isOpen: boolean) =>
    setWanted((current) => withPanel(current, panel, isOpen));

  const [missing, setMissing] = useTransientMessage<string>();
  const fail = (panel: Panel) => () => {
    toggle(panel)(false);
    setMissing(panel);
  };
  const shown = {
    search: useLazyOpening(parts.search, fit.search, fail('search')),
    language: useLazyOpening(parts.language, fit.language, fail('language')),
    user: useLazyOpening(parts.user, fit.user, fail('user')),
    mobile: useLazyOpening(parts.mobile, fit.mobile, fail('mobile')),
  };
  const menu = useMenu(isStatic || !isWide);
  const isMenuOpen = useLazyOpening(parts.menu, menu.open !== undefined, () => {
    if (menu.isPressed) setMissing(menu.open);
    menu.close();
  });
  return { shown, menu: isMenuOpen ? menu : { ...menu, open: undefined }, missing, toggle };
}
