import { useEffect, useRef } from 'react';
import { nameDay } from '#src/planner/moves.ts';
import { maximumTitle, type Day } from '#src/planner/plan.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Planner } from './usePlanner.ts';

interface Props {
  readonly day: Day;
  /** "Day 2". */
  readonly name: string;
  readonly run: Planner['run'];
  readonly onClose: () => void;
}

/** The field for the name of a day: Enter and leaving it keep the name, Escape leaves it as it was. */
export function DayName({ day, name, run, onClose }: Props) {
  const t = useMessages<typeof en>();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => field.current?.focus(), []);

  const end = (title?: string) => {
    // Closing takes the focus away, which ends it again.
    if (isOver.current) return;
    isOver.current = true;
    if (title !== undefined && title !== day.title)
      void run(nameDay(day.key, title), t('stepRenamed', { day: name }));
    onClose();
  };
  return (
    <FieldShell label={t('dayTitle', { day: name })}>
      {(control) => (
        <input
          {...control}
          ref={field}
          form=""
          type="text"
          maxLength={maximumTitle}
          defaultValue={day.title}
          onBlur={({ currentTarget }) => end(currentTarget.value)}
          onKeyDown={(event) => {
            const isEnd = event.key === 'Enter' || event.key === 'Escape';
            if (!isEnd || event.nativeEvent.isComposing) return;
            // Else the button that gets the focus would be pressed by the same key.
            event.preventDefault();
            end(event.key === 'Enter' ? event.currentTarget.value : undefined);
          }}
        />
      )}
    </FieldShell>
  );
}
