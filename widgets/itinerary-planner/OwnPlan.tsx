import { useState, type RefObject } from 'react';
import { plus } from '#src/icon/glyphs.ts';
import { addDay } from '#src/planner/moves.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Reorder } from '#src/ui/reorder/Reorder.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { DayColumn } from './DayColumn.tsx';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { UndoBar } from './UndoBar.tsx';
import { trayId, useEntries, type PlanEntry } from './useEntries.ts';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';
import type { Config } from './widget.ts';

/** Below the days, and fetched by themselves: the room of the map is kept. */
const LazyDayMap = lazyComponent(
  async () => (await import('./DayMap.tsx')).DayMap,
  () => <div className={styles['meanwhile']} />,
);
const LazySuggestions = lazyComponent(async () => (await import('./Suggestions.tsx')).Suggestions);

interface Props {
  readonly config: Config;
  readonly planner: Planner;
  /** What is printed. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Takes the focus when a button goes. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The visitor's own plan: the tray, the days, the map of a day, and what can be done with all of it. */
export function OwnPlan({ config, planner, frame, place }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const words = usePlanWords();
  const entries = useEntries(planner);
  const [chosen, setChosen] = useState<{ readonly entry: string }>();
  const { days, run } = planner;

  const nameOf = (list: string) => (list === trayId ? t('tray') : words.dayOf(days, Number(list)));
  const reorderWords = {
    button: (title: string) => t('move', { title }),
    up: t('up'),
    down: t('down'),
    toList: (list: string) => (list === trayId ? t('toTray') : t('toDay', { day: nameOf(list) })),
    help: t('moveHelp'),
    moved: ({ list, position, total }: { list: string; position: number; total: number }) =>
      t('moved', { list: nameOf(list), position: words.number(position), total: words.number(total) }),
  };
  return (
    <>
      <Tools config={config} planner={planner} items={entries.items} frame={frame} />
      {!planner.isStored && (
        <p role="status" className={styles['message']}>
          {t('notKept')}
        </p>
      )}
      {entries.items.hasFailed && (
        <div className={styles['message']}>
          <p role="status">{t('itemsFailed')}</p>
          <Button look="stroke" size="small" onClick={entries.items.retry}>
            {shared('tryAgain')}
          </Button>
        </div>
      )}
      <Reorder
        lists={[entries.tray, ...entries.days]}
        words={reorderWords}
        actionsOf={(entry) => {
          const { day } = entry as PlanEntry;
          return day === undefined
            ? []
            : [{ label: t('remove'), onChoose: () => entries.remove(entry as PlanEntry) }];
        }}
        onMove={entries.move}
      >
        <div className={styles['board']} aria-busy={planner.isPending}>
          <Tray config={config} entries={entries} />
          <div className={styles['days']}>
            {days.map((day, at) => (
              <DayColumn
                key={day.key}
                day={day}
                at={at}
                list={entries.days[at]!}
                planner={planner}
                chosen={chosen}
                onRemove={entries.remove}
              />
            ))}
            <div className={styles['add']}>
              <Button
                look="stroke"
                icon={plus}
                onClick={() =>
                  void run(
                    (plan, limits) => {
                      // The day that an empty plan is shown with is one of its days now.
                      const start = plan.days.length > 0 ? plan : addDay()(plan, limits);
                      return typeof start === 'string' ? start : addDay()(start, limits);
                    },
                    t('stepDayAdded', { day: words.day(days.length + 1, '') }),
                  )
                }
              >
                {t('addDay')}
              </Button>
            </div>
          </div>
        </div>
      </Reorder>
      <UndoBar planner={planner} place={place} />
      <LazyDayMap
        config={config}
        days={days}
        lists={entries.days}
        onChoose={(entry) => setChosen({ entry })}
      />
      <LazySuggestions config={config} planner={planner} />
    </>
  );
}
