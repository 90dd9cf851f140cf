import { useEventMessages } from '#src/events/messages.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './event-catalogue.module.css';
import type en from './messages/en.json';
import { quickDays, writeDays, type Days, type QuickRange } from './ranges.ts';

interface Props {
  readonly today: string;
  readonly days: Days;
  readonly defaultRange: QuickRange;
  readonly hasPast: boolean;
  readonly onShow: (days: Days, label: string) => void;
}

const ranges: readonly QuickRange[] = ['today', 'weekend', '30d', 'season'];

/** Ranges of days that are chosen with one press; pressed again the author's own is back. */
export function QuickRanges({ today, days, defaultRange, hasPast, onShow }: Props) {
  const t = useMessages<typeof en>();
  const events = useEventMessages();
  return (
    <div className={styles['ranges']} role="group" aria-label={t('when')}>
      {[...ranges, ...(hasPast ? (['past'] as const) : [])].map((range) => {
        const its = quickDays(range, today);
        const label = range === 'today' ? events('today') : t(range);
        const isOn = writeDays(its) === writeDays(days);
        return (
          <Chip
            key={range}
            isOn={isOn}
            onToggle={() => onShow(isOn ? quickDays(defaultRange, today) : its, label)}
          >
            {label}
          </Chip>
        );
      })}
    </div>
  );
}
