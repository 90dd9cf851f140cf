import { useEffect, useRef, type ReactNode } from 'react';
import { clock } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { EntryHead } from './EntryHead.tsx';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import { StopFields } from './StopFields.tsx';
import type { PlanEntry } from './useEntries.ts';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';

interface Props {
  readonly entry: PlanEntry;
  /** Its place on its day, from 1. */
  readonly number: number;
  readonly button: ReactNode;
  readonly run: Planner['run'];
  /** Its marker on the map was pressed; a new object for each press. */
  readonly chosen: object | undefined;
  readonly onRemove: (entry: PlanEntry) => void;
}

/** A stop of the visitor's plan: what it is, how long it takes, a note, and the fields that change these. */
export function StopCard({ entry, number, button, run, chosen, onRemove }: Props) {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const card = useRef<HTMLElement>(null);
  const { name, stop, item } = entry;
  useEffect(() => {
    if (chosen) card.current?.focus();
  }, [chosen]);

  return (
    <article ref={card} className={styles['card']} tabIndex={-1} data-chosen={chosen ? true : undefined}>
      <EntryHead entry={entry} number={number}>
        {button}
      </EntryHead>
      {item.isGone && (
        <div>
          <Button look="stroke" size="small" onClick={() => onRemove(entry)}>
            {t('removeGone', { title: name })}
          </Button>
        </div>
      )}
      {stop.minutes !== undefined && (
        <p className={styles['time']}>
          <Icon glyph={clock} size={16} />
          <span>{words.duration(stop.minutes)}</span>
        </p>
      )}
      {stop.note && (
        <p className={styles['note']} dir="auto">
          {stop.note}
        </p>
      )}
      <div className={styles['fields']}>
        <Disclosure
          look="small"
          label={
            <>
              {t('edit')}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </>
          }
        >
          <StopFields entry={entry} run={run} />
        </Disclosure>
      </div>
    </article>
  );
}
