import { monthRuns } from '#src/i18n/month-runs.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Transport } from './widget.ts';

/** Writes times, ways and months in the language of the page, the same on a server as in every browser. */
export function useTripWords() {
  const t = useMessages<typeof en>();
  const format = useFormat();

  const duration = (minutes: number): string => {
    const whole = Math.max(1, Math.round(minutes));
    const [hours, rest] = [Math.floor(whole / 60), whole % 60];
    const [larger, smaller] = [t('hours', { count: hours }), t('minutes', { count: rest })];
    return hours === 0 ? smaller : rest === 0 ? larger : t('length', { larger, smaller });
  };
  const distance = (km: number): string =>
    t('km', { km: format.number(km, { maximumFractionDigits: km < 10 ? 1 : 0 }) });
  const month = (number: number): string =>
    format.date(`2026-${String(number).padStart(2, '0')}-15`, { month: 'long' });

  return {
    duration,
    distance,
    /** As in “By car, 25 min, 12 km”. */
    way({ mode, minutes, km }: Transport): string {
      const parts = [
        mode && t(mode),
        minutes !== undefined && duration(minutes),
        km !== undefined && distance(km),
      ];
      return parts.filter(Boolean).join(' · ');
    },
    /** As in “October–April”; empty for no month. */
    months(numbers: readonly number[]): string {
      const runs = monthRuns(numbers).map(([from, to]) =>
        from === to
          ? month(from)
          : (to % 12) + 1 === from
            ? t('allYear')
            : t('monthRange', { from: month(from), to: month(to) }),
      );
      return format.list(runs, 'unit');
    },
  };
}
