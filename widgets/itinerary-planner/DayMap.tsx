import { useId, useMemo, useState } from 'react';
import { boundsOf, saudiArabia } from '#src/geo/bounds.ts';
import type { MapLine, MapPlace } from '#src/map/map.ts';
import { MapBox } from '#src/map/MapBox.tsx';
import { useMapGround } from '#src/map/useMapGround.ts';
import type { Day } from '#src/planner/plan.ts';
import { toJson } from '#src/text/json.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import { pointOf } from './points.ts';
import type { PlanList } from './useEntries.ts';
import { usePlanWords } from './usePlanWords.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly days: readonly Day[];
  readonly lists: readonly PlanList[];
  /** A marker was pressed: the id of its entry. */
  readonly onChoose: (entry: string) => void;
}

/** The map of one day: its stops by their numbers, with straight lines from each to the next. */
export function DayMap({ config, days, lists, onChoose }: Props) {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const id = useId();
  const ground = useMapGround(config);
  const [wanted, setWanted] = useState<string>();
  const planned = lists.find(({ entries }) => entries.some(({ item }) => pointOf(item)));
  const shown = lists.find((list) => list.id === wanted) ?? planned ?? lists[0];
  const entries = shown?.entries ?? [];

  const text = toJson(
    entries.flatMap(({ id: entry, name, item }, at) => {
      const point = pointOf(item);
      return point
        ? [
            {
              id: entry,
              name: t('marker', { number: words.number(at + 1), title: name }),
              label: words.number(at + 1),
              ...point,
            },
          ]
        : [];
    }),
  );
  const { places, lines, bounds } = useMemo(() => {
    const marks = JSON.parse(text) as readonly MapPlace[];
    const way: MapLine = { id: 'way', parts: [marks], look: 'direct' };
    return { places: marks, lines: [way], bounds: boundsOf(marks) };
  }, [text]);
  const off = entries.length - places.length;

  return (
    <section className={styles['map']} aria-labelledby={id}>
      <div className={styles['map-head']}>
        <Heading level={useHeadingLevel()} look="h3" id={id}>
          {t('mapOf', { day: words.dayOf(days, Number(shown?.id)) })}
        </Heading>
        {days.length > 1 && (
          <FieldShell label={t('mapDay')} kind="choice">
            {(control) => (
              <Select
                {...control}
                form=""
                value={shown?.id}
                onChange={({ currentTarget }) => setWanted(currentTarget.value)}
              >
                {days.map(({ key }) => (
                  <option key={key} value={key}>
                    {words.dayOf(days, key)}
                  </option>
                ))}
              </Select>
            )}
          </FieldShell>
        )}
      </div>
      <MapBox
        height={420}
        ground={ground}
        places={places}
        lines={lines}
        start={bounds ?? saudiArabia}
        target={bounds}
        onChoose={(place) => onChoose(place.id)}
      />
      {off > 0 && <p className={styles['quiet']}>{t('unplaced', { count: off })}</p>}
    </section>
  );
}
