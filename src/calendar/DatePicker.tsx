import { useRef, useState, type RefObject } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { HeadingLevelContext } from '#src/ui/heading-level.ts';
import { locales } from '#src/i18n/languages.ts';
import { usePage } from '#src/widget/context.ts';
import { firstWeekday, type Weekday } from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './date-picker.module.css';

export interface DatePickerProps {
  /** What is asked. */
  readonly title: string;
  readonly calendar: 'gregory' | 'hijri' | 'both';
  /** Without it as the language has it. */
  readonly weekStart?: Weekday | undefined;
  readonly today: string;
  /** `yyyy-mm-dd`. */
  readonly selected?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The button that opens it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** A dialog with a month of days, of which one is chosen (APG: date picker dialog), for as long as it is rendered. */
export function DatePicker(props: DatePickerProps) {
  const { title, selected, today, min, max, opener, onChoose, onClose } = props;
  const { language } = usePage();
  const first = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(() => clamp(selected || today, min, max));
  return (
    <Dialog title={title} initialFocus={first} opener={opener} onClose={onClose} className={styles['picker']}>
      <HeadingLevelContext value={3}>
        <MonthGrid
          {...props}
          weekStart={props.weekStart ?? firstWeekday(locales[language])}
          shown={shown}
          onShow={setShown}
          hasYearButtons
          tabStopRef={first}
          onChoose={(day) => {
            onChoose(day);
            onClose();
          }}
        />
      </HeadingLevelContext>
    </Dialog>
  );
}

const clamp = (day: string, min = day, max = day): string => (day < min ? min : day > max ? max : day);
