import { useRef, useState } from 'react';
import { LazyDatePicker } from '#src/calendar/parts.ts';
import type { CalendarChoice } from '#src/events/calendar.schema.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { calendar as calendarGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import button from '#src/ui/button.module.css';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Days } from './entries.ts';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';
import type { CalendarState } from './useCalendarState.ts';

interface Props {
  readonly calendar: CalendarChoice;
  readonly today: string;
  readonly limits: Days;
  readonly state: CalendarState;
}

const look = `${button['button']} ${button['stroke']} ${button['small']}`;

/** Leads to today, or to a date that is chosen in a dialog. */
export function GoToDate({ calendar, today, limits, state }: Props) {
  const t = useMessages<typeof en>();
  const words = useEventMessages();
  const opener = useRef<HTMLButtonElement>(null);
  const [picker, setPicker] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazyDatePicker, picker === 'wanted', () => setPicker('missing'));
  return (
    <div className={styles['ways']}>
      <button form="" type="button" className={look} onClick={() => state.show(today)}>
        <span>{words('today')}</span>
      </button>
      <button
        ref={opener}
        form=""
        type="button"
        className={look}
        aria-haspopup="dialog"
        onClick={() => setPicker('wanted')}
      >
        <span>{t('goToDate')}</span>
        <Icon glyph={calendarGlyph} size={16} />
      </button>
      {picker === 'missing' && <NotLoaded className={undefined} />}
      {isOpen && (
        <LazyDatePicker
          title={t('goToDate')}
          calendar={calendar}
          today={today}
          selected={state.day ?? state.shown}
          min={limits.from}
          max={limits.to}
          opener={opener}
          onChoose={state.choose}
          onClose={() => setPicker('closed')}
        />
      )}
    </div>
  );
}
