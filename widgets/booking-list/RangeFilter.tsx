import { Chip } from '#src/ui/Chip.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './booking-list.module.css';
import { CustomDays } from './CustomDays.tsx';
import type en from './messages/en.json';
import type { RangeName } from './ranges.ts';
import type { Range } from './useRange.ts';

interface Props {
  readonly offered: readonly RangeName[];
  readonly range: Range;
  readonly today: string;
}

/** Ranges of days that are chosen with one press, and fields for days of the visitor's own. */
export function RangeFilter({ offered, range, today }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { name, days, setDays, setName } = range;
  return (
    <div className={styles['dates']} role="group" aria-label={t('when')}>
      <div className={styles['ranges']}>
        {offered.map((one) => (
          <Chip
            key={one}
            isOn={one === name}
            onToggle={() => {
              track({ event: 'filter_change', clickText: `date: ${one}` });
              setName(one);
            }}
          >
            {t(one)}
          </Chip>
        ))}
      </div>
      {name === 'custom' && (
        <CustomDays
          days={days}
          today={today}
          onDays={(to) => {
            track({ event: 'filter_change', clickText: 'date: custom' });
            setDays(to);
          }}
        />
      )}
    </div>
  );
}
