import { dayNamed } from '#src/i18n/dates.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { CsvColumn } from '#src/table/csv-of-rows.ts';
import type { Row } from '#src/table/values.ts';
import type { Booking } from './booking.schema.ts';
import type en from './messages/en.json';
import { statusOf, type Status } from './statuses.ts';
import type { Config } from './widget.ts';

type ColumnKey = Config['columns'][number];

const types: Readonly<Partial<Record<ColumnKey, CsvColumn['type']>>> = {
  startDate: 'date',
  endDate: 'date',
  guests: 'number',
  amount: 'number',
};

/** Columns of a file: those that are shown and what rows open to; an amount has its currency in a column of its own. */
export function fileColumns(
  shown: readonly ColumnKey[],
  t: Translate<keyof typeof en>,
): readonly CsvColumn[] {
  const keys = [...new Set<ColumnKey>([...shown, 'productName', 'contact'])];
  return keys.flatMap((key) => {
    const column: CsvColumn = { key, label: t(key), type: types[key] ?? 'text' };
    return key === 'amount' ? [column, { key: 'currency', label: t('currency'), type: 'text' }] : [column];
  });
}

interface Words {
  readonly statuses: readonly Status[];
  readonly t: Translate<keyof typeof en>;
  /** In which a day is meant. */
  readonly timeZone: string;
}

/** Bookings as rows of a file: days are `yyyy-mm-dd` in the Gregorian calendar, an amount that is none is empty. */
export const fileRows = (bookings: readonly Booking[], { statuses, t, timeZone }: Words): readonly Row[] =>
  bookings.map((booking, index) => ({
    at: index + 1,
    cells: {
      ...booking,
      status: statusOf(booking.status, statuses, t).label,
      startDate: dayNamed(booking.startDate, timeZone) ?? booking.startDate,
      endDate: dayNamed(booking.endDate, timeZone) ?? booking.endDate,
      guests: String(booking.guests ?? ''),
      amount: String(booking.amount ?? ''),
      currency: booking.amount === undefined ? '' : booking.currency,
    },
  }));
