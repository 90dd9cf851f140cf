import { calendarEntries } from '#src/events/calendar-entries.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { calendar, print } from '#src/icon/glyphs.ts';
import { keepCalendar } from '#src/outputs/keep-calendar.ts';
import { canPrint, printPage } from '#src/outputs/print.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Entry } from './entries.ts';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';

interface Props {
  /** What the file is named by. */
  readonly title: string;
  readonly selected: readonly Entry[];
  /** All that the view shows. */
  readonly shown: readonly Entry[];
}

/** Keeps what is selected, or all that is shown, in the visitor's calendar; prints the page. */
export function Keep({ title, selected, shown }: Props) {
  const t = useMessages<typeof en>();
  const words = useEventMessages();
  const track = useTrack();
  const page = usePage();
  const keep = (entries: readonly Entry[], clickText: string) => {
    track({ event: 'download', clickText });
    const its = entries.flatMap(({ record, occurrence }) => calendarEntries(record, [occurrence], page.url));
    keepCalendar(its, title || t('label'), words('event'));
  };
  const ways = [
    [selected, t('keepSelected', { count: selected.length })],
    [shown, t('keepShown', { count: shown.length })],
  ] as const;
  return (
    <div className={styles['ways']}>
      {ways.map(
        ([entries, label]) =>
          entries.length > 0 && (
            <Button
              key={label}
              look="stroke"
              size="small"
              icon={calendar}
              onClick={() => keep(entries, label)}
            >
              {label}
            </Button>
          ),
      )}
      {canPrint() && (
        <Button look="stroke" size="small" icon={print} onClick={printPage}>
          {t('print')}
        </Button>
      )}
    </div>
  );
}
