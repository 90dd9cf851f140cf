import { useId, useMemo } from 'react';
import { boundsOf } from '#src/geo/bounds.ts';
import { MapBox } from '#src/map/MapBox.tsx';
import { MapCard } from '#src/map/MapCard.tsx';
import type { MapLine, MapPlace, MapTarget } from '#src/map/map.ts';
import { useMapGround } from '#src/map/useMapGround.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './itinerary.module.css';
import type en from './messages/en.json';
import type { Day, Stop } from './trip.ts';
import { useTripWords } from './useTripWords.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly days: readonly Day[];
  /** Number of the stop whose card is open. */
  readonly chosen: number | undefined;
  readonly onChoose: (number: number | undefined) => void;
  /** Where the map goes. */
  readonly target: MapTarget | undefined;
}

/** In px. */
const height = 420;

/** The stops that have a position, numbered as in the list, with straight lines from each to the next. Nothing without any. */
export function TripMap({ config, days, chosen, onChoose, target }: Props) {
  const track = useTrack();
  const format = useFormat();
  const ground = useMapGround(config);
  const stops = useMemo(() => days.flatMap((day) => day.stops), [days]);
  const places = useMemo(
    () =>
      stops.flatMap(({ number, title, position }): readonly MapPlace[] =>
        position ? [{ ...position, id: String(number), name: title, label: format.number(number) }] : [],
      ),
    [stops, format],
  );
  const lines = useMemo(
    (): readonly MapLine[] => [{ id: 'trip', parts: [places], look: 'direct' }],
    [places],
  );
  const whole = useMemo(() => boundsOf(places), [places]);
  if (!whole) return null;
  const open = stops.find(({ number }) => number === chosen);
  return (
    <div className={styles['map']}>
      <MapBox
        height={height}
        ground={ground}
        places={places}
        lines={lines}
        start={whole}
        target={target}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={({ id, name }) => {
          track({ event: 'map_marker_click', clickText: name });
          // The second press closes what the first has opened.
          onChoose(Number(id) === chosen ? undefined : Number(id));
        }}
        card={
          open && <StopCard key={open.number} stop={open} days={days} onClose={() => onChoose(undefined)} />
        }
      />
    </div>
  );
}

interface CardProps extends Pick<Props, 'days'> {
  readonly stop: Stop;
  readonly onClose: () => void;
}

/** What a stop is, on which day, and for how long. */
function StopCard({ stop, days, onClose }: CardProps) {
  const { title, url, minutes, number } = stop;
  const t = useMessages<typeof en>();
  const words = useTripWords();
  const level = useHeadingLevel();
  const headingId = useId();
  const day = days.find(({ stops }) => stops.includes(stop));
  const facts = [
    day && (day.label || t('day', { number: day.number })),
    minutes !== undefined && words.duration(minutes),
  ];
  return (
    <MapCard name={t('card', { title })} headingId={headingId} onClose={onClose}>
      <div className={styles['card']}>
        <Heading level={level} look="h4" id={headingId}>
          <Link
            className={url === undefined ? undefined : styles['link']}
            href={url}
            event={{ event: 'item_click', clickText: title, dataLayer: { position: number } }}
          >
            <span>{title}</span>
          </Link>
        </Heading>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </MapCard>
  );
}
