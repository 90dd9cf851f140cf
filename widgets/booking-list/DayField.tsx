import { useRef, useState, type FocusEvent } from 'react';
import { toDay } from '#src/catalogue/filters/ranges.ts';
import { LazyDatePicker } from '#src/calendar/parts.ts';
import { calendar } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './booking-list.module.css';
import type en from './messages/en.json';

interface Props {
  readonly label: string;
  /** `yyyy-mm-dd`, as it is typed. */
  readonly value: string;
  readonly error: string | undefined;
  readonly today: string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
  /** Called when the field or its button loses the focus. */
  readonly onLeave: (blur: FocusEvent) => void;
  /** Called with a day that is chosen in the calendar. */
  readonly onChoose: (day: string) => void;
}

/** A day that is typed, with a button that opens a month of days; where that stays away, the typed field is enough. */
export function DayField({ label, value, error, today, onType, onEnter, onLeave, onChoose }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const opener = useRef<HTMLButtonElement>(null);
  const [picker, setPicker] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazyDatePicker, picker === 'wanted', () => setPicker('missing'));
  return (
    <div>
      <FieldShell label={label} error={error} kind="choice">
        {(control) => (
          <div className={styles['day']}>
            <input
              {...control}
              form=""
              type="date"
              value={value}
              onChange={({ target }) => onType(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && onEnter()}
              onBlur={onLeave}
            />
            <button
              ref={opener}
              form=""
              type="button"
              className={styles['opener']}
              aria-label={t('chooseDate', { field: label })}
              aria-haspopup="dialog"
              onClick={() => setPicker('wanted')}
              onBlur={onLeave}
            >
              <Icon glyph={calendar} size={24} />
            </button>
          </div>
        )}
      </FieldShell>
      {picker === 'missing' && <NotLoaded className={styles['quiet']} />}
      {isOpen && (
        <LazyDatePicker
          title={label}
          calendar={language === 'ar' ? 'both' : 'gregory'}
          today={today}
          selected={toDay(value)}
          opener={opener}
          onChoose={onChoose}
          onClose={() => setPicker('closed')}
        />
      )}
    </div>
  );
}
