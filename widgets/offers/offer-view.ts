import type { Lock } from './lock.ts';
import type { Offer } from './offer-item.ts';
import type { Period } from './period.ts';

/** What a visitor can do to get the code of an offer. */
export interface Way {
  /** Undefined where nobody can sign in. */
  readonly signIn: (() => void) | undefined;
  /** Page of the loyalty programme. */
  readonly enrolPath: string | undefined;
  /** Asks for the membership again. */
  readonly askAgain: () => void;
}

/** An offer as a visitor sees it now. */
export interface OfferView {
  readonly offer: Offer;
  readonly period: Period;
  readonly lock: Lock | undefined;
  readonly way: Way;
  /** Days before its end from which it says that it ends soon. */
  readonly endingSoonDays: number;
}

/** Whether its code may be had at all, as far as anybody knows: it has not ended, and some are left. */
export const isUsable = ({ offer, period }: Pick<OfferView, 'offer' | 'period'>): boolean =>
  period.phase !== 'ended' &&
  period.phase !== 'unknown' &&
  (offer.remaining === undefined || offer.remaining > 0);

/** Whether it is usable, and for this visitor. */
export const isOpenTo = (view: Pick<OfferView, 'offer' | 'period' | 'lock'>): boolean =>
  isUsable(view) && view.lock === undefined;
