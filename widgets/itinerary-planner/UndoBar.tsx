import type { RefObject } from 'react';
import type { Refusal } from '#src/planner/moves.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import type { Planner } from './usePlanner.ts';

interface Props {
  readonly planner: Planner;
  /** Takes the focus when the button goes. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The last change with the button that takes it back, and why a change was refused. It stays in view. */
export function UndoBar({ planner, place }: Props) {
  const { undoable, refusal, undo } = planner;
  const t = useMessages<typeof en>();
  const takeBack = () => {
    undo();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['undo']} data-shown={undoable || refusal ? true : undefined}>
      <div role="alert">{refusal && <p>{t(refusals[refusal])}</p>}</div>
      {undoable && (
        <div className={styles['step']}>
          <p className={styles['what']}>{undoable}</p>
          <Button look="stroke" size="small" onClick={takeBack}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
}

const refusals = {
  days: 'noRoomForDay',
  stops: 'noRoomForStop',
  twice: 'twice',
  minutes: 'badMinutes',
  date: 'badDate',
  long: 'longNote',
  gone: 'stopGone',
} as const satisfies Record<Refusal, string>;
