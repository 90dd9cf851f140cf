import type { ValueWords } from '#src/catalogue/useValueWords.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Offer } from './offer-item.ts';
import type { Period } from './period.ts';

/** Days that are counted; of an offer that is there for longer the last day says more. */
const mostDays = 366;

/** Says how long an offer is still there: the first day of one to come, else its days or its last day; empty without an end. */
export function useDaysText(): (period: Period) => string {
  const t = useMessages<typeof en>();
  const format = useFormat();
  return ({ phase, from = '', to, daysLeft }) => {
    if (phase === 'ended') return t('ended');
    const written = (date: string) => ({ date: format.date(date, { dateStyle: 'medium' }) });
    if (phase === 'upcoming') return t('fromDay', written(from));
    if (daysLeft === 1) return t('lastDay');
    if (daysLeft !== undefined && daysLeft <= mostDays) return t('daysLeft', { count: daysLeft });
    return to === undefined ? '' : t('untilDay', written(to));
  };
}

/** Says from when until when an offer holds, both days included; empty where neither is said. */
export function usePeriodText(): (period: Period) => string {
  const t = useMessages<typeof en>();
  const format = useFormat();
  return ({ from, to }) => {
    if (from !== undefined && to !== undefined) return format.dateRange(from, to);
    if (from !== undefined) return t('fromDay', { date: format.date(from) });
    return to === undefined ? '' : t('untilDay', { date: format.date(to) });
  };
}

/** Says for whom an offer is; empty where it is for everybody. */
export function useAudienceText(
  wordFor: ValueWords['wordFor'],
): (offer: Pick<Offer, 'audience' | 'minTier'>) => string {
  const t = useMessages<typeof en>();
  return ({ audience, minTier }) => {
    if (audience === 'all') return '';
    if (audience === 'loyalty' && minTier) return t('forTier', { tier: wordFor('tier', minTier) ?? minTier });
    return t(audience);
  };
}
