import { useId } from 'react';
import type { EventRecord } from '../event.ts';
import { useEventMessages } from '../messages.ts';
import type { Occurrence } from '../occurrences.ts';
import { whenText } from '../when-text.ts';
import choiceStyles from '#src/ui/choice.module.css';
import { Select } from '#src/ui/Select.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './event-page.module.css';
import { useEventPageMessages } from './messages.ts';

interface Props {
  readonly record: EventRecord;
  readonly dates: readonly Occurrence[];
  readonly chosen: Occurrence | undefined;
  readonly onChoose: (key: string) => void;
}

/** Radio buttons up to this number, a list of options above it. */
const mostRadios = 8;

/** Options that are written at once; of the others their number is said. */
const mostOptions = 100;

/** One of several dates; nothing where there is no choice. */
export function DateChoice({ record, dates, chosen, onChoose }: Props) {
  const t = useEventPageMessages();
  const events = useEventMessages();
  const format = useFormat();
  const id = useId();
  if (dates.length < 2) return null;
  const options = dates
    .slice(0, mostOptions)
    .map((date) => ({ key: date.key, text: whenText(date, record, { format }, true) }));

  if (dates.length > mostRadios)
    return (
      <div className={styles['choice']}>
        <label htmlFor={id}>{t('chooseDate')}</label>
        <Select id={id} form="" value={chosen?.key} onChange={({ target }) => onChoose(target.value)}>
          {options.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Select>
        {dates.length > mostOptions && (
          <p className={styles['quiet']}>{events('andMore', { count: dates.length - mostOptions })}</p>
        )}
      </div>
    );
  return (
    <fieldset className={styles['choice']} form="">
      <legend>{t('chooseDate')}</legend>
      <div className={choiceStyles['choices']}>
        {options.map(({ key, text }) => (
          <label key={key} className={choiceStyles['choice']}>
            <input
              form=""
              type="radio"
              name={id}
              checked={key === chosen?.key}
              onChange={() => onChoose(key)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
