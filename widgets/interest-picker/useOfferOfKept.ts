import { useEffect, useEffectEvent } from 'react';
import { alerts } from '#src/alert/store.ts';
import { forgetKept, maximumInterests } from '#src/account/kept-interests.ts';
import { useKeptInterests } from '#src/account/useInterests.ts';
import { useKeptOffer } from '#src/sign-in/useKeptOffer.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Choice } from './useChoice.ts';

/**
 * Offers a signed-in visitor what was chosen in this browser before. An interest leaves the browser when the profile has
 * it; what the profile has no room for stays, and that is said.
 *
 * @param max how many of those that are shown may be chosen
 */
export function useOfferOfKept({ owner, user, chosen, known, all, keep }: Choice, max: number): void {
  const t = useMessages<typeof en>();
  const kept = useKeptInterests();
  const missing = user ? known.filter((key) => kept.includes(key) && !all.includes(key)) : [];
  const room = Math.max(0, Math.min(max - chosen.length, maximumInterests - all.length));
  const added = missing.slice(0, room);
  const left = missing.length - added.length;

  const forgetKnown = useEffectEvent(() => user && forgetKept(user.interests));
  useEffect(() => {
    if (owner) forgetKnown();
  }, [owner]);

  useKeptOffer({
    name: 'interests',
    count: added.length,
    text: t('offer', { count: added.length }),
    label: t('add', { count: added.length }),
    accept: () => void join(),
  });

  async function join(): Promise<void> {
    if (!(await keep([...all, ...added]))) return;
    alerts.raise({ type: 'success', description: t('added', { count: added.length }) });
    if (left > 0)
      alerts.raise({ type: 'warning', description: t('stay', { count: left }), autoClose: false });
  }
}
