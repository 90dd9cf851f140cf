import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../html.ts';
import { readMenus, sectionsOf, type Menus } from './content.ts';
import { section } from './guide.ts';
import { gateCard, signInLink } from './sign-in.ts';

/** Texts of the entry page of whoever is signed in. */
export interface DashboardTexts {
  readonly title: string;
  readonly greeting: string;
  /** Stands in its place without a script. */
  readonly fallback: string;
  readonly announcements: readonly {
    readonly title: string;
    readonly date: string;
    readonly body: string;
    readonly roles: readonly string[];
  }[];
}

/** Words of a link of the portal's menus, by its path without language. */
function wordsOf({ headerB2B, userMenu }: Menus, href: string): string {
  const sections = headerB2B.flatMap(sectionsOf);
  const words =
    sections.find((known) => known.href === href)?.sectionName ??
    userMenu.find(({ url }) => url === href)?.label;
  if (!words) throw new Error(`No menu of the portal leads to ${href}.`);
  return words;
}

/** Tiles by their paths without language: what they count, who sees them. */
const tiles = [
  { path: '/partner-tools/bookings', iconName: 'ticket', source: 'bookings' },
  { path: '/partner-tools/calendar', iconName: 'calendar', source: 'registrations' },
  { path: '/partner-tools/academy', iconName: 'star', source: 'learning' },
  { path: '/content-hub/visual-assets/collection.html', iconName: 'image', source: 'assets' },
  { path: '/partner-tools/members', iconName: 'users', source: 'members', requiredRole: 'PARTNER_ADMIN' },
  { path: '/partner-tools/request-access', iconName: 'lock', source: 'none' },
] as const;

/** The `portal-dashboard`: what waits for whoever is signed in. */
export function renderDashboard(texts: DashboardTexts, language: Language): string {
  const { title, greeting, fallback, announcements } = texts;
  const menus = readMenus(language);
  const at = (path: string) => `/${language}${path}`;
  const config = {
    title,
    greeting,
    announcements,
    linkCompanyPath: at('/partner-tools/directory/enlist-business.html'),
    tiles: tiles.map(({ path, ...tile }) => ({
      ...tile,
      id: path.split('/').at(-1),
      title: wordsOf(menus, at(path)),
      ctaLink: at(path),
    })),
  };
  const way = `<div class="site-actions">${signInLink(language)}</div>`;
  return mountElement('portal-dashboard', config, {
    id: 'desk',
    load: 'visible',
    fallback: section(title, '', gateCard(fallback, way)),
  });
}
