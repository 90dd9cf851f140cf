import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary.module.css';
import type en from './messages/en.json';
import type { Trip } from './trip.ts';
import { useTripWords } from './useTripWords.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly summary: Config['summary'];
  readonly trip: Trip;
}

/** The trip at a glance: as its author wrote it, and computed from its stops where nothing is written. */
export function Summary({ summary, trip: { days, totals, isWholeWay } }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const words = useTripWords();
  const { bestMonths = [], startCity: from = '', endCity: to = '' } = summary ?? {};
  const nights = summary?.nights ?? days.length - 1;
  const km = summary?.km ?? (isWholeWay ? totals.km : 0);
  const length = [t('days', { count: days.length }), nights > 0 && t('nights', { count: nights })];
  const route =
    from && to && from !== to ? t('fromTo', { from, to }) : from && to ? t('round', { from }) : '';

  const facts = [
    [
      'lengthLabel',
      format.list(
        length.filter((part) => part !== false),
        'unit',
      ),
    ],
    ['route', route || from || to],
    ['distance', km > 0 && words.distance(km)],
    ['onTheWay', totals.onTheWay > 0 && words.duration(totals.onTheWay)],
    ['best', words.months(bestMonths)],
  ] as const;
  return (
    <dl className={styles['summary']}>
      {facts.map(
        ([key, text]) =>
          text && (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
