import type { Surroundings } from '../data.ts';

/** Switches of the fake origin, by what the network does. */
const switches: Readonly<Record<Surroundings['network'], string>> = {
  sound: 'slow=0&fail=',
  slow: 'slow=2000&fail=',
  failing: 'slow=0&fail=all',
  dropped: 'slow=0&fail=all:drop',
};

/**
 * The address of the page in which a widget is previewed, relative to the explorer's own pages.
 *
 * @param hasOrigin without one the page is always that of an author, where nothing is called
 */
export function frameAddress(surroundings: Surroundings, hasOrigin: boolean): string {
  const { language, mode, theme, siteTheme, cmsMode, person, network } = surroundings;
  const query = new URLSearchParams({ mode, theme, cms: hasOrigin ? cmsMode : 'author' });
  if (hasOrigin && siteTheme) query.set('site-theme', siteTheme);
  if (hasOrigin) query.set('demo', `user=${person ?? 'none'}&${switches[network]}`);
  return `./${language}/frame.html?${query}`;
}
