import { useMemo, useState } from 'react';
import { bookings } from '#src/api/portal-endpoints.ts';
import { useUser } from '#src/session/useUser.ts';
import { Download } from '#src/table/Download.tsx';
import { FilterSelect } from '#src/table/FilterSelect.tsx';
import { ServerTable } from '#src/table/ServerTable.tsx';
import { writeSort } from '#src/table/sort.ts';
import { useServerTable } from '#src/table/useServerTable.ts';
import { useTableState } from '#src/table/useTableState.ts';
import { useToday } from '#src/time/useToday.ts';
import colours from '#src/ui/category-colours.module.css';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { bookingsAnswer } from './booking.schema.ts';
import styles from './booking-list.module.css';
import { BookingCell } from './BookingCell.tsx';
import { Details } from './Details.tsx';
import { fileColumns, fileRows } from './file-rows.ts';
import type en from './messages/en.json';
import { NoBookings } from './NoBookings.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { statusesOf } from './statuses.ts';
import { Totals } from './Totals.tsx';
import { useDaysText } from './useDaysText.ts';
import { useRange } from './useRange.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Of the sign-on service; without it nobody can be asked. */
  readonly domain: string | undefined;
}

const atEnd: readonly string[] = ['guests', 'amount'];

/** Filters, sums and lists the bookings of a company. Contributors see no amounts. */
export function Bookings({ config, domain }: Props) {
  const { title, pageSize, detailLink, allowCsv } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { cmsMode, site } = usePage();
  const { user, can } = useUser();
  const today = useToday(site.timeZone);
  const hasAmounts = !can('PARTNER_CONTRIBUTOR') && !can('STA_CONTRIBUTOR');
  const [inside, setInside] = useState<HTMLDivElement | null>(null);
  const keys = useMemo(
    () => [...new Set(config.columns)].filter((key) => hasAmounts || key !== 'amount'),
    [config.columns, hasAmounts],
  );
  const columns = useMemo(
    () =>
      keys.map((key) => ({
        key,
        label: t(key),
        sortable: true,
        align: atEnd.includes(key) ? ('end' as const) : ('start' as const),
      })),
    [keys, t],
  );
  const state = useTableState(inside, columns);
  const statuses = useMemo(() => statusesOf(config, t), [config, t]);
  const status = statuses.find(({ key }) => state.filters['status']?.includes(key))?.key ?? '';
  const offered = useMemo(() => [...new Set(config.ranges)], [config.ranges]);
  const range = useRange(state, offered, today);
  const table = useServerTable({
    name: 'bookings',
    state,
    pageSize,
    asked: range && { status, ...range.days },
    call: domain ? (query) => bookings(domain, query) : undefined,
    answer: bookingsAnswer,
  });
  const { rows } = table;
  const daysText = useDaysText(range?.days);
  const words = { statuses, t, timeZone: site.timeZone };
  const isAuthor = cmsMode === 'author';
  const none = isAuthor ? (
    <p>{t('none')}</p>
  ) : (
    user && (
      <NoBookings state={state} range={range} offered={offered} today={today} hasStatus={status !== ''} />
    )
  );
  return (
    <div ref={setInside} className={`${styles['body']} ${colours['colours']}`}>
      <div className={styles['tools']}>
        {range && today !== undefined && <RangeFilter offered={offered} range={range} today={today} />}
        <FilterSelect
          name="status"
          label={t('status')}
          all={t('all')}
          value={status}
          options={statuses.map(({ key, label }) => ({ value: key, label }))}
          state={state}
        />
      </div>
      <ServerTable
        caption={daysText ? t('caption', { days: daysText }) : t('label')}
        columns={columns}
        state={state}
        table={table}
        keyOf={({ bookingId }) => bookingId}
        renderCell={(booking, { key }) => <BookingCell booking={booking} column={key} statuses={statuses} />}
        renderDetails={(booking) => (
          <Details booking={booking} path={detailLink} position={rows.indexOf(booking) + 1} />
        )}
        onSort={(sort) => track({ event: 'sort_change', clickText: sort ? writeSort(sort) : 'none' })}
        count={t('bookings', { count: table.total })}
        action={
          allowCsv && (
            <Download
              name={title || t('label')}
              columns={fileColumns(keys, t)}
              rows={fileRows(rows, words)}
            />
          )
        }
        none={none}
      >
        {hasAmounts && <Totals totals={table.answer?.totals ?? {}} bookings={rows} />}
      </ServerTable>
    </div>
  );
}
