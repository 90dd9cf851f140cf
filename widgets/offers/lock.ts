import type { ProfileStatus } from '#src/account/account.schema.ts';
import type { Mode } from '#src/page/page.ts';
import type { Visitor } from '#src/session/useUser.ts';
import type { Offer } from './offer-item.ts';

/** Why a visitor does not get the code of an offer. */
export type Lock =
  /** It is not known yet who the visitor is, or what membership there is. */
  | 'checking'
  | 'signIn'
  /** Sign-in with a business account. */
  | 'business'
  | 'join'
  | 'preparing'
  | 'suspended'
  | 'tier'
  /** The membership could not be fetched. */
  | 'unchecked';

/** What is known of a visitor's membership. */
export interface Membership {
  readonly loyalty: ProfileStatus['loyalty'];
  /** `known` also without a membership. */
  readonly status: 'unknown' | 'known' | 'failed';
  /** Asks again. */
  readonly again: () => void;
}

/** For whom a lock is opened. */
export interface Holder {
  readonly visitor: Pick<Visitor, 'user' | 'isPending'>;
  readonly mode: Mode;
  readonly membership: Omit<Membership, 'again'>;
  /** Keys of the tiers, the lowest first. */
  readonly tiers: readonly string[];
}

const states = { none: 'join', pending: 'preparing', suspended: 'suspended' } as const;

/** Why the code of an offer is kept from a visitor; undefined where it is not. The service decides whether there is one. */
export function lockOf(offer: Pick<Offer, 'audience' | 'minTier'>, holder: Holder): Lock | undefined {
  const { visitor, mode, membership, tiers } = holder;
  const { audience } = offer;
  if (audience === 'all') return undefined;
  if (visitor.isPending) return 'checking';
  if (!visitor.user) return mode === 'B2B' ? 'business' : 'signIn';
  if (audience === 'b2b') return mode === 'B2B' ? undefined : 'business';
  if (audience === 'signedIn') return undefined;
  if (membership.status !== 'known') return membership.status === 'failed' ? 'unchecked' : 'checking';
  const { state = 'none', tier = '' } = membership.loyalty ?? {};
  if (state !== 'enrolled') return states[state];
  const needed = tiers.indexOf(offer.minTier || (tiers[0] ?? ''));
  return needed >= 0 && tiers.indexOf(tier) >= needed ? undefined : 'tier';
}
