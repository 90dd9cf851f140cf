import { RichText } from '#src/rich-text/RichText.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary.module.css';
import type en from './messages/en.json';
import { StopItem } from './StopItem.tsx';
import type { Day, Stop } from './trip.ts';
import { useTripWords } from './useTripWords.ts';

interface Props {
  readonly day: Day;
  readonly panelId: string | undefined;
  readonly isRegion: boolean;
  /** No day comes after it. */
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isToOpen: boolean) => void;
  /** Number of the stop whose card is open on the map. */
  readonly chosen: number | undefined;
  /** Shows a stop on the map; without it there is none. */
  readonly onShow: ((stop: Stop) => void) | undefined;
}

/** A day: its heading with the button that opens it, what it comes to, and its stops. */
export function DayPanel({ day, isLast, chosen, onShow, ...disclosure }: Props) {
  const { number, label, title, intro, stops, totals } = day;
  const t = useMessages<typeof en>();
  const words = useTripWords();
  const level = useHeadingLevel();
  const sums = [
    stops.length > 0 && t('stops', { count: stops.length }),
    totals.minutes > 0 && t('onSite', { time: words.duration(totals.minutes) }),
    totals.onTheWay > 0 && t('travelling', { time: words.duration(totals.onTheWay) }),
    totals.km > 0 && words.distance(totals.km),
  ].filter((sum) => sum !== false);
  return (
    <Disclosure
      {...disclosure}
      headingLevel={level}
      className={styles['day']}
      label={
        <>
          <span className={styles['label']}>{label || t('day', { number })}</span>
          {title && <span className={styles['title']}>{title}</span>}
        </>
      }
    >
      {sums.length > 0 && <p className={styles['quiet']}>{sums.join(' · ')}</p>}
      {intro && <RichText html={intro} headingLevel={levelBelow(level)} />}
      {stops.length > 0 && (
        // Safari forgets that a list without bullets is one.
        <ol role="list" className={styles['stops']} start={stops[0]?.number}>
          {stops.map((stop, at) => (
            <StopItem
              key={stop.key}
              stop={stop}
              level={levelBelow(level)}
              isChosen={stop.number === chosen}
              onShow={onShow}
              ends={at < stops.length - 1 ? undefined : isLast ? 'trip' : 'day'}
            />
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
