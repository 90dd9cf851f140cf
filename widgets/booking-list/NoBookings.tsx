import type { TableState } from '#src/table/useTableState.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './booking-list.module.css';
import type en from './messages/en.json';
import { daysOf, widerThan, type RangeName } from './ranges.ts';
import type { Range } from './useRange.ts';

interface Props {
  readonly state: TableState;
  readonly range: Range | undefined;
  readonly offered: readonly RangeName[];
  readonly today: string | undefined;
  /** Bookings of one status alone are looked for. */
  readonly hasStatus: boolean;
}

/** Says that there is no booking, with ways to more: other days, every status. */
export function NoBookings({ state, range, offered, today, hasStatus }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const wider = range && today !== undefined ? widerThan(range.days, offered, today) : undefined;
  const isNarrowed = hasStatus || wider !== undefined;
  return (
    <div className={styles['none']}>
      <p>{t(isNarrowed ? 'noneHere' : 'none')}</p>
      <div className={styles['ranges']}>
        {range && today !== undefined && wider && (
          <Button
            look="stroke"
            size="small"
            onClick={() => {
              track({ event: 'filter_change', clickText: `date: ${wider === 'custom' ? 'all' : wider}` });
              if (wider === 'custom') range.setDays(daysOf(wider, today));
              else range.setName(wider);
            }}
          >
            {t(wider === 'custom' ? 'allDates' : 'wider')}
          </Button>
        )}
        {hasStatus && (
          <Button
            look="stroke"
            size="small"
            onClick={() => {
              const { status: _before, ...others } = state.filters;
              track({ event: 'filter_change', clickText: 'status: all' });
              state.setFilters(others);
            }}
          >
            {t('everyStatus')}
          </Button>
        )}
      </div>
    </div>
  );
}
