import { zoneName } from '#src/events/when-text.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { AgendaDay } from './agenda.ts';
import styles from './calendar-event.module.css';
import type en from './messages/en.json';

interface Props {
  readonly days: readonly AgendaDay[];
  /** In which times are written. */
  readonly timeZone: string;
}

/** The programme: a table for each day, tabs where there are several days. */
export function Agenda({ days, timeZone }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const track = useTrack();
  const { language } = usePage();
  const level = useHeadingLevel();
  const [first] = days;
  const start = first?.items[0]?.start;
  if (!first || !start) return null;
  const nameOf = ({ day }: AgendaDay) =>
    format.date(new Date(`${day}T00:00:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  const tabs = days.map((day) => ({
    key: day.day,
    title: nameOf(day),
    panel: <DayTable day={day} name={nameOf(day)} timeZone={timeZone} />,
  }));
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('agenda')}
      </Heading>
      <p className={styles['quiet']}>{t('zone', { zone: zoneName(timeZone, start, language) })}</p>
      {days.length === 1 ? (
        tabs[0]?.panel
      ) : (
        <Tabs
          label={t('days')}
          tabs={tabs}
          onSelect={(key) =>
            track({ event: 'tab_click', clickText: tabs.find((tab) => tab.key === key)?.title ?? key })
          }
        />
      )}
    </div>
  );
}

interface DayProps {
  readonly day: AgendaDay;
  readonly name: string;
  readonly timeZone: string;
}

/** One day; a column that no item has anything for is left out. */
function DayTable({ day: { items }, name, timeZone }: DayProps) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const hasSpeakers = items.some(({ speakers }) => speakers.length > 0);
  const hasRooms = items.some(({ room }) => room);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return (
    <table className={styles['agenda']}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('item')}</th>
          {hasSpeakers && <th scope="col">{t('speakers')}</th>}
          {hasRooms && <th scope="col">{t('room')}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ key, title, start, end, speakers, room }) => (
          <tr key={key}>
            <td className={styles['time']}>
              <bdi>{end ? format.dateRange(start, end, clock) : format.date(start, clock)}</bdi>
            </td>
            <th scope="row" dir="auto">
              {title}
            </th>
            {hasSpeakers && <td>{format.list(speakers, 'unit')}</td>}
            {hasRooms && <td>{room}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
