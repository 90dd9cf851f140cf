import { replacePlan } from '#src/planner/moves.ts';
import { countStops } from '#src/planner/plan.ts';
import { usePlanItems } from '#src/planner/usePlanItems.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { EntryHead } from './EntryHead.tsx';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';
import type { ReadPlan } from './useSharedPlan.ts';

interface Props {
  readonly shared: ReadPlan;
  readonly planner: Planner;
  /** Shows the visitor's own plan. */
  readonly onLeave: () => void;
}

/** A plan that somebody else has shared: to look at, and to take over. */
export function SharedPlan({ shared: { plan, leftOut }, planner, onLeave }: Props) {
  const t = useMessages<typeof en>();
  const sharedWords = useSharedMessages();
  const words = usePlanWords();
  const items = usePlanItems(plan);
  const level = useHeadingLevel();
  const own = countStops(planner.plan);
  const isEmpty = countStops(plan) === 0;

  const copy = async () => {
    const named = {
      days: plan.days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => ({ ...stop, title: items.of(stop).title })),
      })),
    };
    if (await planner.run(replacePlan(named), t(own > 0 ? 'stepReplaced' : 'stepCopied'))) onLeave();
  };
  return (
    <>
      <div className={styles['actions']}>
        {!isEmpty && <Button onClick={() => void copy()}>{t('copy')}</Button>}
        <Button look="stroke" onClick={onLeave}>
          {t('mine')}
        </Button>
      </div>
      {own > 0 && !isEmpty && <p className={styles['quiet']}>{t('replaces', { count: own })}</p>}
      {leftOut.stops > 0 && <p className={styles['message']}>{t('leftOut', { count: leftOut.stops })}</p>}
      {leftOut.days > 0 && <p className={styles['message']}>{t('leftOutDays', { count: leftOut.days })}</p>}
      {items.hasFailed && (
        <div className={styles['message']}>
          <p role="status">{t('itemsFailed')}</p>
          <Button look="stroke" size="small" onClick={items.retry}>
            {sharedWords('tryAgain')}
          </Button>
        </div>
      )}
      <div className={styles['days']}>
        {plan.days.map((day, at) => (
          <section key={day.key} className={styles['day']} aria-label={words.day(at + 1, day.title)}>
            <Heading level={level} look="h3">
              {words.day(at + 1, day.title)}
            </Heading>
            {day.stops.length === 0 && <p className={styles['quiet']}>{t('free')}</p>}
            {day.stops.length > 0 && (
              // Safari forgets that a list without bullets is one.
              <ol role="list" className={styles['stops']}>
                {day.stops.map((stop, index) => {
                  const item = items.of(stop);
                  return (
                    <li key={stop.id} className={styles['card']}>
                      <EntryHead entry={{ name: item.title, item }} number={index + 1} />
                      {stop.minutes !== undefined && (
                        <p className={styles['quiet']}>{words.duration(stop.minutes)}</p>
                      )}
                      {stop.note && (
                        <p className={styles['note']} dir="auto">
                          {stop.note}
                        </p>
                      )}
                    </li>
                  );
                })}
              </ol>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
