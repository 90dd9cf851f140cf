import { NoValue } from '#src/table/NoValue.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './booking-list.module.css';
import type { Booking } from './booking.schema.ts';
import type en from './messages/en.json';
import { statusOf, type Status } from './statuses.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly booking: Booking;
  readonly column: Config['columns'][number];
  readonly statuses: readonly Status[];
}

/** What a cell shows of a booking; a dash where nothing is known. */
export function BookingCell({ booking, column, statuses }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  if (column === 'status') {
    const { label, colour } = statusOf(booking.status, statuses, t);
    return (
      <span className={styles['status']} data-colour={colour}>
        {label}
      </span>
    );
  }
  const text = textOf();
  if (text === '') return <NoValue />;
  const isCode = column === 'bookingId';
  const isWords = column === 'productName' || column === 'contact';
  return (
    <bdi
      dir={isCode ? 'ltr' : isWords ? 'auto' : undefined}
      className={isWords ? undefined : styles['whole']}
    >
      {text}
    </bdi>
  );

  function textOf(): string {
    switch (column) {
      case 'startDate':
      case 'endDate':
        return format.date(booking[column], { dateStyle: 'medium' });
      case 'guests':
        return format.number(booking.guests ?? Number.NaN);
      case 'amount':
        return format.currency(booking.amount ?? Number.NaN, booking.currency, { currencyDisplay: 'code' });
      default:
        return booking[column];
    }
  }
}
