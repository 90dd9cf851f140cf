import { useEffect, useEffectEvent, useRef } from 'react';
import { setMinutes, writeNote } from '#src/planner/moves.ts';
import { maximumNote } from '#src/planner/plan.ts';
import { readNumbers } from '#src/text/typed-number.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import type { PlanEntry } from './useEntries.ts';
import type { Planner } from './usePlanner.ts';

interface Props {
  readonly entry: PlanEntry;
  readonly run: Planner['run'];
}

/** The fields of a stop. What is typed is kept when the field is left; an undo draws them anew. */
export function StopFields({ entry: { day = 0, name, stop }, run }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const place = { day, id: stop.id };

  const keepMinutes = async (field: HTMLInputElement) => {
    const typed = field.value.trim();
    const minutes = typed === '' ? undefined : (readNumbers(typed, language)[0] ?? NaN);
    const written = stop.minutes === undefined ? '' : String(stop.minutes);
    const isKept = await run(setMinutes(place, minutes), t('stepMinutes', { title: name }), {
      isSilent: minutes === stop.minutes,
    });
    if (!isKept) field.value = written;
  };
  const note = useRef<HTMLTextAreaElement>(null);
  const keepNote = () => {
    const { value = stop.note } = note.current ?? {};
    void run(writeNote(place, value), t('stepNote', { title: name }), { isSilent: value === stop.note });
  };
  const leave = useEffectEvent(keepNote);
  // Who leaves the page while they type has not left the field.
  useEffect(() => {
    const listener = () => leave();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);

  return (
    <div className={styles['inputs']}>
      <FieldShell label={t('minutes')} kind="ltr">
        {(control) => (
          <input
            {...control}
            key={stop.minutes}
            form=""
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={stop.minutes}
            onBlur={({ currentTarget }) => void keepMinutes(currentTarget)}
          />
        )}
      </FieldShell>
      <FieldShell label={t('note')} help={t('noteHelp')}>
        {(control) => (
          <textarea
            {...control}
            key={stop.note}
            form=""
            rows={3}
            maxLength={maximumNote}
            defaultValue={stop.note}
            ref={note}
            onBlur={keepNote}
          />
        )}
      </FieldShell>
    </div>
  );
}
