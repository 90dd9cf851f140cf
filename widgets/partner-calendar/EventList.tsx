import { memo } from 'react';
import type { Registration } from '#src/events/registration.schema.ts';
import { DayGroup } from '#src/events/DayGroup.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Entry } from './entries.ts';
import { EventRow } from './EventRow.tsx';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';
import type { CalendarState } from './useCalendarState.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Days with their events. */
  readonly groups: readonly (readonly [string, readonly Entry[]])[];
  readonly today: string;
  readonly now: Date | undefined;
  readonly categories: CalendarState['categories'];
  /** Registrations by the ids of their events. */
  readonly marks: ReadonlyMap<string, Registration>;
  readonly selected: ReadonlyMap<string, Entry>;
  readonly onSelect: (selected: ReadonlyMap<string, Entry>) => void;
}

/** Events under their days, drawn anew only where something of them changes: a day may have dozens. */
export const EventList = memo(function EventList(props: Props) {
  const { config, groups, today, now, categories, marks, selected, onSelect } = props;
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const positions = new Map(
    groups.flatMap(([, entries]) => entries).map((entry, index) => [entry, index + 1]),
  );
  const select = (entry: Entry) => {
    const next = new Map(selected);
    if (!next.delete(entry.key)) next.set(entry.key, entry);
    onSelect(next);
  };
  return groups.map(([day, entries]) => (
    <DayGroup key={day} day={day} today={today} level={level}>
      {entries.length === 0 && <p>{t('noneOnDay')}</p>}
      <ul role="list" className={styles['rows']}>
        {entries.map((entry) => (
          <EventRow
            key={entry.key}
            config={config}
            entry={entry}
            level={levelBelow(level)}
            position={positions.get(entry) ?? 1}
            now={now}
            category={categories.find(({ key }) => key === entry.category)}
            registration={marks.get(entry.record.source.id ?? '')}
            isSelected={selected.has(entry.key)}
            onSelect={() => select(entry)}
          />
        ))}
      </ul>
    </DayGroup>
  ));
});
