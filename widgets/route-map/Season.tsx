import { monthRuns } from '#src/i18n/month-runs.ts';
import { warning } from '#src/icon/common-glyphs.ts';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useToday } from '#src/time/useToday.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';

/** When the route is best, and whether that is now. @param months 1 for January */
export function Season({ months }: { readonly months: readonly number[] }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { timeZone } = usePage().site;
  const today = useToday(timeZone);
  const nameOf = (month: number) =>
    format.date(new Date(Date.UTC(2026, month - 1, 15)), { month: 'long', timeZone: 'UTC' });
  const runs = monthRuns(months).map(([from, to]) =>
    from === to ? nameOf(from) : t('monthRange', { from: nameOf(from), to: nameOf(to) }),
  );
  const isAllYear = new Set(months).size === 12;
  const month = today === undefined ? undefined : Number(today.slice(5, 7));
  const isOut = month !== undefined && !months.includes(month);
  return (
    <div className={styles['season']} data-out={isOut || undefined}>
      <Icon glyph={isOut ? warning : calendar} size={20} />
      <p>{isAllYear ? t('allYear') : t('bestMonths', { months: format.list(runs, 'conjunction') })}</p>
      {/* Its line is there before the month is known: what stands below stays where it is. */}
      {!isAllYear && (
        <p className={styles['now']}>
          {month === undefined ? '' : t(isOut ? 'outOfSeason' : 'inSeason', { month: nameOf(month) })}
        </p>
      )}
    </div>
  );
}
