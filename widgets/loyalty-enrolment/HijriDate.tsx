/* oxlint-disable tourism/form-owner -- They stand in the form of Form.tsx. */
import { dayIn, dayParts, monthsOf } from '#src/calendar/days.ts';
import { toGregorian } from '#src/calendar/hijri.ts';
import type { OwnControlProps } from '#src/forms/definition.ts';
import { isDay } from '#src/i18n/dates.ts';
import { readNumbers } from '#src/text/typed-number.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import { hijriParts, hijriValue, type HijriParts } from './birth-date.ts';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';

/** The year whose months give the names: those of all years are the same. */
const someYear = 1448;

interface Props {
  /** Of the field: the first of the three has its id, and all say what is wrong with it. */
  readonly control: OwnControlProps['control'];
  /** A Gregorian day, or what was entered (`hijriValue`). */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day of the Hijri calendar in three fields, and which day that is in the Gregorian one. */
export function HijriDate({ control, value, onChange }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  const parts = partsOf(value);
  const found = isDay(value) ? undefined : convert(parts, language);
  const shared = {
    className: control.className,
    required: control.required,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
    autoComplete: 'off',
  };
  const take = (change: Partial<HijriParts>) => {
    const next = { ...parts, ...change };
    const day = convert(next, language);
    onChange(day && 'day' in day ? day.day : hijriValue(next));
  };
  return (
    <>
      <div className={styles['hijri']}>
        <FieldShell id={control.id} label={t('day')} kind="choice">
          {() => (
            <Select
              {...shared}
              id={control.id}
              value={parts.day}
              onChange={({ target }) => take({ day: target.value })}
            >
              <option value="">–</option>
              {listOf(30, (index) => (
                <option key={`d${index + 1}`} value={index + 1}>
                  {format.number(index + 1)}
                </option>
              ))}
            </Select>
          )}
        </FieldShell>
        <FieldShell label={t('month')} kind="choice">
          {({ id }) => (
            <Select
              {...shared}
              id={id}
              value={parts.month}
              onChange={({ target }) => take({ month: target.value })}
            >
              <option value="">–</option>
              {monthsOf(someYear, 'hijri').map((one) => (
                <option key={one.month} value={one.month}>
                  {format.hijri(dayIn(one, 1), { month: 'long' })}
                </option>
              ))}
            </Select>
          )}
        </FieldShell>
        <FieldShell label={t('year')} kind="ltr">
          {({ id, dir }) => (
            <input
              {...shared}
              id={id}
              dir={dir}
              type="text"
              inputMode="numeric"
              maxLength={6}
              value={parts.year}
              onChange={({ target }) => take({ year: target.value })}
            />
          )}
        </FieldShell>
      </div>
      <p className={styles['quiet']} aria-live="polite">
        {isDay(value)
          ? t('inGregorian', { date: format.date(value) })
          : found && 'short' in found
            ? t('shortMonth', { month: format.hijri(found.short.before, { month: 'long', year: 'numeric' }) })
            : ''}
      </p>
    </>
  );
}

/** The three fields of a value; empty where it names a day that the calendar's table does not reach. */
function partsOf(value: string): HijriParts {
  if (!isDay(value) || value < '1900') return hijriParts(value);
  const { year, month, day } = dayParts(value, 'hijri');
  return { year: String(year), month: String(month), day: String(day) };
}

/** The Gregorian day that the fields name, or why there is none; undefined while one of them is empty. */
function convert({ year, month, day }: HijriParts, language: Parameters<typeof readNumbers>[1]) {
  const [number] = readNumbers(year, language);
  return number === undefined || !month || !day ? undefined : toGregorian(number, Number(month), Number(day));
}
