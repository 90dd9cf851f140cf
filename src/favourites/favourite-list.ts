import type { Favourite } from './favourites.schema.ts';

/** What holds of every list of favourites, wherever it is kept. */

/** Favourites that a browser or an account keeps at most (catalogue, 49). */
export const mostFavourites = 100;

/** Whether an item can be kept: without an id nobody finds it again, without an address it leads nowhere. */
export const isStorable = ({ id, url }: Pick<Favourite, 'id' | 'url'>): boolean =>
  id.trim() !== '' && url.trim() !== '';

/** What is kept of an item, and nothing else of it. */
export const toFavourite = ({ id, type, title, url, featureImage }: Favourite): Favourite => ({
  id,
  type,
  title,
  url,
  featureImage,
});

/** The list with an item last, or without it. */
export function withItem(list: readonly Favourite[], item: Favourite, isOn: boolean): readonly Favourite[] {
  const others = list.filter(({ id }) => id !== item.id);
  return isOn ? [...others, toFavourite(item)] : others;
}

/** A list as it may be shown: of several with the same id the last, and none that cannot be kept. */
export function withoutRepeated(list: readonly Favourite[]): readonly Favourite[] {
  return [...new Map(list.filter(isStorable).map((item) => [item.id, item])).values()];
}
