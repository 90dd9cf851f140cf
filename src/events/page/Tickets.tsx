import { useState } from 'react';
import { AddToCalendar } from '../AddToCalendar.tsx';
import type { CalendarChoice } from '../calendar.schema.ts';
import type { EventNow, EventRecord } from '../event.ts';
import { useEventMessages } from '../messages.ts';
import type { Occurrence } from '../occurrences.ts';
import { When } from '../When.tsx';
import { warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { Countdown } from './Countdown.tsx';
import { DateChoice } from './DateChoice.tsx';
import styles from './event-page.module.css';
import { useEventPageMessages } from './messages.ts';
import type { Detail } from './detail.schema.ts';

interface Props {
  readonly event: Detail;
  readonly record: EventRecord;
  /** To choose from. */
  readonly dates: readonly Occurrence[];
  /** How it stands now; undefined where nobody can know it. */
  readonly at: EventNow | undefined;
  readonly calendar: CalendarChoice;
  readonly hasCountdown: boolean;
  /** Where visitors join the waiting list of a sold-out event. */
  readonly waitHref?: string | undefined;
}

const banners = { cancelled: 'isCancelled', postponed: 'isPostponed', soldout: 'soldout' } as const;

/** When it takes place, with a choice of dates, where tickets are sold, and ways to keep a date. */
export function Tickets({ event, record, dates, at, calendar, hasCountdown, waitHref }: Props) {
  const t = useEventPageMessages();
  const events = useEventMessages();
  const [chosenKey, choose] = useState<string>();
  const { status } = record;
  const isPast = at?.isPast === true;
  const shown = dates.find(({ key }) => key === chosenKey) ?? at?.shown ?? dates[0];
  const banner = status !== 'scheduled' ? events(banners[status]) : isPast ? events('isOver') : undefined;
  const canWait = waitHref && status === 'soldout' && !isPast;
  const isCurrent = shown !== undefined && shown === at?.current && status === 'scheduled';

  return (
    <>
      {banner && (
        <p className={styles['banner']} data-status={isPast && status === 'scheduled' ? 'past' : status}>
          <Icon glyph={warning} size={20} />
          <span>{banner}</span>
        </p>
      )}
      <div className={styles['when']}>
        {isCurrent && <p className={styles['now']}>{events('onNow')}</p>}
        {shown ? (
          <When record={record} occurrence={shown} calendar={calendar} />
        ) : (
          <p>{events('toBeAnnounced')}</p>
        )}
      </div>
      {hasCountdown && status === 'scheduled' && at?.next && !at.current && (
        <Countdown until={at.next.start} />
      )}
      <DateChoice record={record} dates={dates} chosen={shown} onChoose={choose} />
      {event.ticket && !banner && <CtaButton cta={event.ticket} look="primary" />}
      {canWait && (
        <Button href={waitHref} event={{ event: 'cta_click', clickText: events('joinWaitlist') }}>
          {events('joinWaitlist')}
        </Button>
      )}
      {event.ticket && banner && !canWait && <p className={styles['quiet']}>{t('noTickets')}</p>}
      {shown && (!isPast || status === 'cancelled') && (
        <>
          <AddToCalendar record={record} occurrences={[shown]} hasWebCalendars={status === 'scheduled'} />
          {dates.length > 1 && <AddToCalendar record={record} occurrences={dates} />}
        </>
      )}
    </>
  );
}
