import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Mode } from '#src/page/page.ts';
import { readValue } from '#src/schema/read.ts';
import { isReversed } from './period.ts';
import type { Config } from './widget.ts';

type Authored = Config['offers'][number];

/** What an author wrote of an offer beside what the search says. */
type Written = Partial<
  Pick<Authored, 'image' | 'ctaLabel' | 'ctaBtnVariant' | 'ctaData' | 'requiresLogin' | 'targetInNewWindow'>
>;

/** An offer, from a page or the search. `code` is there for whom the offer is for. */
export type Offer = FullItem & Written & { readonly code?: string };

/** Where offers are shown. */
interface Place {
  readonly mode: Mode;
  readonly timeZone: string;
}

/** Whether an offer is shown at all: one that ends before it begins is not, nor one for the trade on other pages. */
export const isShown = (
  offer: Pick<Offer, 'audience' | 'from' | 'to' | 'startDate' | 'endDate'>,
  place: Place,
): boolean => !isReversed(offer, place.timeZone) && (offer.audience !== 'b2b' || place.mode === 'B2B');

/** What an item has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** An author's offer as an item of the list. A code that is not for everybody goes no further. */
export const toItem = (offer: Authored): Offer => ({
  ...blank,
  ...offer,
  type: 'offer',
  categories: offer.category ? [offer.category] : [],
  partner: offer.partner || offer.partnerName,
  startDate: offer.from,
  endDate: offer.to,
  code: offer.audience === 'all' ? offer.code : '',
});

/** The offer that an item of the list is. */
export const offerOf = (item: FullItem): Offer => item;
