import { useRef, useState, type RefObject } from 'react';
import { calendar } from '#src/icon/glyphs.ts';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { pageAddress } from '#src/page/history.ts';
import { setStartDate } from '#src/planner/moves.ts';
import { planEntries } from '#src/planner/plan-entries.ts';
import { countStops } from '#src/planner/plan.ts';
import type { PlanItems } from '#src/planner/usePlanItems.ts';
import { keepChoice } from '#src/storage/choice.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyPart } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import type { keepCalendar } from '#src/outputs/keep-calendar.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useScope } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import { SharePlan } from './SharePlan.tsx';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';
import type { Config } from './widget.ts';

let keep: typeof keepCalendar | undefined;

/** Fetched by few: who wants the file waits for it. */
const loadKeep = lazyPart(async () => {
  ({ keepCalendar: keep } = await import('#src/outputs/keep-calendar.ts'));
});

interface Props {
  readonly config: Config;
  readonly planner: Planner;
  readonly items: PlanItems;
  /** What is printed. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The first day of the plan, and the ways to keep it elsewhere. */
export function Tools({ config, planner, items, frame }: Props) {
  const { title, allowShare, allowPrint, allowIcs } = config;
  const { plan, startDate, run } = planner;
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const { name: widget } = useScope();
  const track = useTrack();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hasStops = countStops(plan) > 0;

  const change = (value: string) => {
    setTyped(value);
    // A year that is being typed begins with noughts.
    if (value !== '' && value < '1900') return;
    if (value !== '') setAsked(false);
    void run(setStartDate(value || undefined), t(value ? 'stepDate' : 'stepNoDate'));
  };
  const keepFile = async () => {
    const entries = planEntries(
      { ...plan, startDate },
      (stop) => {
        const { title: name, url, copy } = items.of(stop);
        const duration = stop.minutes === undefined ? undefined : words.duration(stop.minutes);
        return { title: name, url, location: copy?.city, duration };
      },
      pageAddress().href,
    );
    if (!entries) {
      setAsked(true);
      first.current?.focus();
      return;
    }
    const hasCome = await loadKeep();
    setMissing(!hasCome);
    if (!hasCome) return;
    track({ event: 'download', clickText: t('ics') });
    keep?.(entries, title || t('label'), 'plan');
  };
  return (
    <div className={styles['tools']}>
      <div className={styles['dates']}>
        <FieldShell
          label={t('firstDay')}
          error={isAsked && startDate === undefined ? t('firstDayNeeded') : undefined}
          kind="choice"
        >
          {(control) => (
            <input
              {...control}
              ref={first}
              form=""
              type="date"
              value={typed ?? startDate ?? ''}
              onChange={({ currentTarget }) => change(currentTarget.value)}
              onBlur={() => setTyped(undefined)}
            />
          )}
        </FieldShell>
        {startDate !== undefined && (
          <Switch
            label={t('hijri')}
            isOn={words.isHijri}
            onChange={(isOn) => keepChoice(widget, isOn ? 'hijri' : undefined)}
          />
        )}
      </div>
      <div className={styles['actions']}>
        {allowShare && hasStops && <SharePlan plan={plan} title={title || t('label')} />}
        {allowPrint && <PrintButton part={frame}>{t('print')}</PrintButton>}
        {allowIcs && hasStops && (
          <Button look="stroke" size="small" icon={calendar} onClick={() => void keepFile()}>
            {t('ics')}
          </Button>
        )}
        {isMissing && <NotLoaded className={styles['message']} />}
      </div>
    </div>
  );
}
