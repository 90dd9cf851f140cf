import { definePart } from '#src/ui/part.ts';

/**
 * What of the header most visitors do not need at first. What opens is fetched on hover, on focus, or when nothing else
 * is to do; the rest as soon as it is known to be needed.
 */

export const MenuPanelPart = definePart(async () => (await import('./MenuPanel.tsx')).MenuPanel);
export const LanguagePanelPart = definePart(async () => (await import('./LanguagePanel.tsx')).LanguagePanel);
export const UserPanelPart = definePart(async () => (await import('./UserPanel.tsx')).UserPanel);
export const MobileMenuPart = definePart(async () => (await import('./MobileMenu.tsx')).MobileMenu);
export const UserMenuPart = definePart(async () => (await import('./UserMenu.tsx')).UserMenu);
export const SubHeaderPart = definePart(async () => (await import('./SubHeader.tsx')).SubHeader);
export const AuthorNotesPart = definePart(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);
export const SvgIconPart = definePart(async () => (await import('#src/icon/SvgIcon.tsx')).SvgIcon);
export const SessionWatchPart = definePart(async () => (await import('./SessionWatch.tsx')).SessionWatch);
