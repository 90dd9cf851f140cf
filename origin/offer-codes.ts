import { offers, taxonomy } from './data.ts';
import type { Call } from './endpoint.ts';

type Offer = (typeof offers)[number];

/** What a caller is in the loyalty programme. */
interface Membership {
  state: string;
  tier: string | null;
}

const rankOf = (key: string | null | undefined): number =>
  taxonomy.tiers.findIndex((known) => known.key === key);

/** Whom an offer is for. */
const isFor: Readonly<
  Record<string, (offer: Offer, call: Call, membership: Membership | undefined) => boolean>
> = {
  all: () => true,
  signedIn: (_, { user }) => user !== undefined,
  b2b: (_, { user }) => user?.mode === 'B2B',
  loyalty: ({ minTier }, _, membership) =>
    membership?.state === 'enrolled' && rankOf(membership.tier) >= rankOf(minTier ?? taxonomy.tiers[0]?.key),
};

/**
 * The code of an offer, for a caller whom it is for; undefined for others, and once it has ended.
 *
 * @param membership undefined for who is not signed in
 */
export function codeFor(id: string, call: Call, membership: Membership | undefined): string | undefined {
  const offer = offers.find((known) => known.id === id);
  if (!offer || !isFor[offer.audience]?.(offer, call, membership)) return undefined;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(call.state.now());
  return today <= offer.to ? offer.code : undefined;
}
