import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { edit } from '#src/icon/glyphs.ts';
import { orderOfDay } from '#src/planner/day-order.ts';
import { moveDay, orderStops, removeDay } from '#src/planner/moves.ts';
import type { Day } from '#src/planner/plan.ts';
import { toJson } from '#src/text/json.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { MenuButton, type MenuItem } from '#src/ui/MenuButton.tsx';
import { ReorderList } from '#src/ui/reorder/ReorderList.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { DayName } from './DayName.tsx';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import { pointOf } from './points.ts';
import { StopCard } from './StopCard.tsx';
import type { PlanEntry, PlanList } from './useEntries.ts';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';

interface Props {
  readonly day: Day;
  /** Its place among the days, from 0. */
  readonly at: number;
  readonly list: PlanList;
  readonly planner: Planner;
  /** The entry whose marker on the map was pressed last. */
  readonly chosen: { readonly entry: string } | undefined;
  readonly onRemove: (entry: PlanEntry) => void;
}

/** A day: its name and date, its stops in their order, what they come to, and a closer order where there is one. */
export function DayColumn({ day, at, list, planner, chosen, onRemove }: Props) {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const level = useHeadingLevel();
  const id = useId();
  const menu = useRef<HTMLButtonElement>(null);
  const [isNaming, setNaming] = useState(false);
  const { days, plan, startDate, run } = planner;
  const name = words.day(at + 1, day.title);
  const isReal = plan.days.length > 0;

  const actions: readonly (MenuItem | false)[] = [
    { label: t('rename'), onChoose: () => setNaming(true) },
    at > 0 && {
      label: t('earlier'),
      onChoose: () => void run(moveDay(day.key, at - 1), t('stepDayMoved', { day: name })),
    },
    at < days.length - 1 && {
      label: t('later'),
      onChoose: () => void run(moveDay(day.key, at + 1), t('stepDayMoved', { day: name })),
    },
    {
      label: t('removeDay'),
      isApart: true,
      onChoose: () => void run(removeDay(day.key), t('stepDayRemoved', { day: name })),
    },
  ];
  return (
    <section className={styles['day']} aria-labelledby={id}>
      <div className={styles['day-head']}>
        <div>
          {startDate && <p className={styles['date']}>{words.date(startDate, at)}</p>}
          <Heading level={level} look="h3" id={id}>
            {name}
          </Heading>
        </div>
        {isReal && (
          <MenuButton
            ref={menu}
            label={t('dayMenu', { day: name })}
            glyph={edit}
            items={actions.filter((action) => action !== false)}
          />
        )}
      </div>
      {isNaming && (
        <DayName day={day} name={words.day(at + 1, '')} run={run} onClose={() => close(menu, setNaming)} />
      )}
      <Sums list={list} />
      <ReorderList list={list} labelledBy={id} empty={t('dayEmpty')}>
        {(entry, button) => (
          <StopCard
            entry={entry}
            number={list.entries.indexOf(entry) + 1}
            button={button}
            run={run}
            chosen={chosen?.entry === entry.id ? chosen : undefined}
            onRemove={onRemove}
          />
        )}
      </ReorderList>
      <CloserOrder day={day} list={list} name={name} planner={planner} />
    </section>
  );
}

function close(menu: RefObject<HTMLButtonElement | null>, setNaming: (isNaming: boolean) => void) {
  setNaming(false);
  menu.current?.focus();
}

/** How many stops a day has and how long they take, as far as the visitor has said. */
function Sums({ list: { entries } }: { readonly list: PlanList }) {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const minutes = entries.reduce((sum, { stop }) => sum + (stop.minutes ?? 0), 0);
  if (entries.length === 0) return null;
  const parts = [t('stops', { count: entries.length }), minutes > 0 && words.duration(minutes)];
  return <p className={styles['quiet']}>{parts.filter(Boolean).join(' · ')}</p>;
}

interface CloserProps extends Pick<Props, 'day' | 'list' | 'planner'> {
  readonly name: string;
}

/** How far the stops are apart, and the button that puts them into a closer order. All lengths are straight lines. */
function CloserOrder({ day, list, name, planner: { run } }: CloserProps) {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const text = toJson(list.entries.map(({ item }) => pointOf(item) ?? null));
  const { kilometres, closer } = useMemo(() => {
    const points = JSON.parse(text) as readonly (ReturnType<typeof pointOf> | null)[];
    return orderOfDay(points.map((point) => point ?? undefined));
  }, [text]);
  if (kilometres === 0) return null;
  const use = (order: readonly number[]) =>
    void run(
      orderStops(
        day.key,
        order.flatMap((index) => list.entries[index]?.stop.id ?? []),
      ),
      t('stepOrdered', { day: name }),
    );
  return (
    <div className={styles['closer']}>
      <p className={styles['quiet']}>{t('straight', { distance: words.distance(kilometres) })}</p>
      {closer && (
        <>
          <p>{t('closer', { saved: words.distance(kilometres - closer.kilometres) })}</p>
          <Button look="stroke" size="small" onClick={() => use(closer.order)}>
            {t('useCloser')}
          </Button>
        </>
      )}
    </div>
  );
}
