import { useRef, useState } from 'react';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useRailMessages } from './messages.ts';
import styles from './rail.module.css';

interface Props {
  /** Of the field beside it. */
  readonly label: string;
  /** `yyyy-mm-dd`; empty where none is chosen. */
  readonly selected: string;
  readonly onChoose: (day: string) => void;
}

/** Fetched at the first press. */
const LazyDayChoice = lazyComponent(async () => (await import('./DayChoice.tsx')).DayChoice);

/** Opens a month of days beside a day that is typed; where that stays away, the typed field is enough. */
export function DayButton({ label, selected, onChoose }: Props) {
  const t = useRailMessages();
  const opener = useRef<HTMLButtonElement>(null);
  const [picker, setPicker] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazyDayChoice, picker === 'wanted', () => setPicker('missing'));
  return (
    <>
      <button
        ref={opener}
        form=""
        type="button"
        className={styles['view']}
        aria-label={t('chooseDate', { field: label })}
        aria-haspopup="dialog"
        onClick={() => setPicker('wanted')}
      >
        <Icon glyph={calendar} size={24} />
      </button>
      {picker === 'missing' && <NotLoaded className={undefined} />}
      {isOpen && (
        <LazyDayChoice
          title={label}
          selected={selected}
          opener={opener}
          onChoose={onChoose}
          onClose={() => setPicker('closed')}
        />
      )}
    </>
  );
}
