import { useEffect, useEffectEvent } from 'react';
import { identityOf } from '#src/api/user.ts';
import { usePersonalState } from '#src/session/usePersonalState.ts';
import { useUser } from '#src/session/useUser.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import { usePage } from '#src/widget/context.ts';
import type { Badge } from './learning.schema.ts';
import { newBadges } from './new-badges.ts';
import { seenBadges } from './storage.ts';

/** Ids that are remembered of one visitor. */
const mostSeen = 500;

/**
 * Badges that are new to the visitor: each for one widget of one page, as long as this is there. They are remembered as
 * announced at once.
 *
 * @param badges all of the visitor; undefined until they are known
 */
export function useNewBadges(badges: readonly Badge[] | undefined): readonly Badge[] {
  const { timeZone } = usePage().site;
  const { user } = useUser();
  const owner = user ? identityOf(user) : '';
  const [fresh = [], setFresh] = usePersonalState<readonly Badge[]>();

  const look = useEffectEvent((known: readonly Badge[]) => {
    const all = readKey(seenBadges) ?? {};
    const seen = Object.hasOwn(all, owner) ? all[owner] : undefined;
    const earned = known.filter(({ earnedOn }) => earnedOn !== '');
    const added = newBadges(earned, seen, { now: new Date(), timeZone });
    const ids = [...new Set([...(seen ?? []), ...earned.map(({ badgeId }) => badgeId)])];
    if (!seen || ids.length > seen.length) writeKey(seenBadges, { ...all, [owner]: ids.slice(-mostSeen) });
    if (added.length > 0) setFresh([...fresh, ...added]);
  });
  useEffect(() => {
    if (badges && owner) look(badges);
  }, [badges, owner]);

  return fresh;
}
