import { definePart } from '#src/ui/part.ts';

/**
 * What of the header most visitors do not need at first. What opens is fetched on hover, on focus, or when nothing else
 * is to do; the rest as soon as it is known to be needed.
 */

const widePanels = () => import('./wide-panels.ts');
const account = () => import('./Account.tsx');

export const MenuPanelPart = definePart(async () => (await widePanels()).MenuPanel);
export const LanguagePanelPart = definePart(async () => (await widePanels()).LanguagePanel);
export const UserMenuPart = definePart(async () => (await import('./UserMenu.tsx')).UserMenu);
export const UserPanelPart = definePart(async () => (await import('./UserPanel.tsx')).UserPanel);
export const MobileMenuPart = definePart(async () => (await import('./MobileMenu.tsx')).MobileMenu);
export const SearchDialogPart = definePart(async () =>
  (await import('#src/search/SearchDialog.tsx')).loadSearchDialog(),
);
export const MobileHelloPart = definePart(async () => (await account()).MobileHello);
export const MobileAccountPart = definePart(async () => (await account()).MobileAccount);
export const SubHeaderPart = definePart(async () => (await import('./SubHeader.tsx')).SubHeader);
export const SessionWatchPart = definePart(async () => (await import('./SessionWatch.tsx')).SessionWatch);
export const AuthorNotesPart = definePart(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);
export const SvgIconPart = definePart(async () => (await import('#src/remote-icon/SvgIcon.tsx')).SvgIcon);

/** Few sites have flags: a language is no country. */
export const FlagPart = definePart(async () => (await import('./Flag.tsx')).Flag);
