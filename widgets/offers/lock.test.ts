import { expect, test } from 'vitest';
import { lockOf, type Holder } from './lock.ts';
import { spelled } from './spelled.ts';

const user = {} as NonNullable<Holder['visitor']['user']>;
const anonymous: Holder = {
  visitor: { user: null, isPending: false },
  mode: 'B2C',
  membership: { loyalty: undefined, status: 'unknown' },
  tiers: ['palm', 'falcon', 'oryx'],
};
const known = { ...anonymous, visitor: { user, isPending: false } };
const member = (
  tier: string,
  state: 'none' | 'pending' | 'enrolled' | 'suspended' = 'enrolled',
  tiers = anonymous.tiers,
): Holder => ({
  ...known,
  tiers,
  membership: {
    status: 'known',
    loyalty: { state, tier, number: '', points: undefined, nextTierAt: undefined },
  },
});
const offer = (audience: 'all' | 'signedIn' | 'loyalty' | 'b2b', minTier = '') => ({ audience, minTier });

test.each([
  ['an anonymous visitor', offer('all'), anonymous, undefined],
  ['an anonymous visitor', offer('signedIn'), anonymous, 'signIn'],
  ['an anonymous visitor', offer('loyalty'), anonymous, 'signIn'],
  ['an anonymous visitor of the trade', offer('b2b'), { ...anonymous, mode: 'B2B' as const }, 'business'],
  [
    'a visitor whom nobody knows yet',
    offer('signedIn'),
    { ...anonymous, visitor: { user: null, isPending: true } },
    'checking',
  ],
  ['a member', offer('signedIn'), known, undefined],
  ['a business user', offer('b2b'), { ...known, mode: 'B2B' as const }, undefined],
  ['a member on a page for consumers', offer('b2b'), known, 'business'],
  ['whoever is not asked for yet', offer('loyalty'), known, 'checking'],
  [
    'whose membership is not to be had',
    offer('loyalty'),
    { ...known, membership: { loyalty: undefined, status: 'failed' as const } },
    'unchecked',
  ],
  [
    'who has none',
    offer('loyalty'),
    { ...known, membership: { loyalty: undefined, status: 'known' as const } },
    'join',
  ],
  ['who has not joined', offer('loyalty'), member('', 'none'), 'join'],
  ['whose membership is being prepared', offer('loyalty'), member('', 'pending'), 'preparing'],
  ['whose membership is suspended', offer('loyalty'), member('oryx', 'suspended'), 'suspended'],
  ['of the lowest tier', offer('loyalty'), member('palm'), undefined],
  ['of a lower tier', offer('loyalty', 'oryx'), member('falcon'), 'tier'],
  ['of the tier', offer('loyalty', 'falcon'), member('falcon'), undefined],
  ['of a higher tier', offer('loyalty', 'palm'), member('oryx'), undefined],
  ['of a tier that nobody knows', offer('loyalty', 'palm'), member('eagle'), 'tier'],
  ['of any tier, for one that nobody knows', offer('loyalty', 'eagle'), member('oryx'), 'tier'],
  ['of any tier, where there are none', offer('loyalty'), member('oryx', 'enrolled', []), 'tier'],
  ['of no tier, where there are none', offer('loyalty'), member('', 'enrolled', []), 'tier'],
])('%s finds %o locked: %#', (_, of, holder, lock) => {
  expect(lockOf(of, holder)).toBe(lock);
});

test.each([
  ['EDGE15', 'E D G E 1 5'],
  ['SUMMER 26', 'S U M M E R space 2 6'],
  ['سمك4', 'س م ك 4'],
  ['👩‍🌾A', '👩‍🌾 A'],
])('the code %s is read as %s', (code, letters) => {
  expect(spelled(code, 'space')).toBe(letters);
});
