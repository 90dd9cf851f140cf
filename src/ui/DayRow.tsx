import { useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './day-row.module.css';
import type { LazyComponent } from './lazy-component.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useLazyOpening } from './useLazyOpening.ts';

/** What opens and closes a month of days. */
export interface DayChoiceProps {
  /** The button that opens it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface Props<Given> {
  /** Where the day is typed. */
  readonly input: ReactNode;
  /** Name of the button. */
  readonly name: string;
  /** A month of days; fetched at the first press. */
  readonly Choice: LazyComponent<Given & DayChoiceProps>;
  /** What the month of days is given besides. */
  readonly given: Given;
  readonly onBlur?: ((blur: FocusEvent) => void) | undefined;
}

/** A day that is typed, with a button that opens a month of days; where that stays away, the typed day is enough. */
export function DayRow<Given extends object>({ input, name, Choice, given, onBlur }: Props<Given>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [picker, setPicker] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(Choice, picker === 'wanted', () => setPicker('missing'));
  return (
    <div className={styles['day']}>
      {input}
      <button
        ref={opener}
        form=""
        type="button"
        className={styles['opener']}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setPicker('wanted')}
        onBlur={onBlur}
      >
        <Icon glyph={calendar} size={24} />
      </button>
      {picker === 'missing' && <NotLoaded className={styles['away']} />}
      {isOpen && <Choice {...given} opener={opener} onClose={() => setPicker('closed')} />}
    </div>
  );
}
