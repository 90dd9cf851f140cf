import type { CardItem } from '#src/cards/item.ts';
import type { Entry } from './groups.ts';

/** How wide a picture is drawn: one of 16:9 that covers a box of 4:3 is a third wider than the box. */
export const cardSizes = '(min-width: 1024px) 44vw, (min-width: 768px) 67vw, 133vw';

const pictureOf = ({ favourite, copy }: Pick<Entry, 'favourite' | 'copy'>) =>
  copy?.featureImage || favourite.featureImage || undefined;

/** Whether its card has a picture, over which its check box stands. */
export const hasPicture = (entry: Entry): boolean => pictureOf(entry) !== undefined;

/** A favourite as its card takes it. @param gone said of one that is no longer there, in place of where it led */
export const cardItem = (
  { favourite, title, copy, isGone }: Pick<Entry, 'favourite' | 'title' | 'copy' | 'isGone'>,
  gone: string,
): CardItem => ({
  title,
  description: copy?.description ?? '',
  url: isGone ? undefined : copy?.url || favourite.url,
  featureImage: pictureOf({ favourite, copy }),
  categories: isGone ? [gone] : [...(copy?.categories ?? [])],
});
