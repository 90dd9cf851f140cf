import { NoValue } from '#src/table/NoValue.tsx';
import { hrefWithId } from '#src/page/id-href.ts';
import { Link } from '#src/ui/Link.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './booking-list.module.css';
import type { Booking } from './booking.schema.ts';
import type en from './messages/en.json';

interface Props {
  readonly booking: Booking;
  /** Page of a booking. */
  readonly path: string | undefined;
  /** Among the bookings of the page, from 1. */
  readonly position: number;
}

/** An id as it may stand in an address (contract, section 4). */
const isId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id);

/** What a booking opens to: what was booked, whom to speak to, when it is, and its page. */
export function Details({ booking, path, position }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { bookingId: id, productName, contact, startDate, endDate } = booking;
  const facts = [
    ['productName', productName],
    ['contact', contact],
    ['when', format.dateRange(startDate, endDate, { dateStyle: 'full' })],
  ] as const;
  return (
    <div className={styles['details']}>
      <dl className={styles['facts']}>
        {facts.map(([key, text]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text ? <bdi dir="auto">{text}</bdi> : <NoValue />}</dd>
          </div>
        ))}
      </dl>
      {path !== undefined && isId(id) && (
        <Link
          className={styles['link']}
          href={hrefWithId(path, 'id', id)}
          event={{ event: 'item_click', clickText: id, dataLayer: { position } }}
        >
          <span>{t('open', { id: `\u2066${id}\u2069` })}</span>
        </Link>
      )}
    </div>
  );
}
