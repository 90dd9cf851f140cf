/* oxlint-disable tourism/form-owner -- They stand in the form of ConvertForm.tsx. */
import { useState } from 'react';
import { dayIn, dayParts, monthsOf } from '#src/calendar/days.ts';
import { hijriYears, toGregorian, type Conversion } from '#src/calendar/hijri.ts';
import { readNumbers } from '#src/text/typed-number.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { listOf } from '#src/text/list-of.ts';
import { ConvertForm } from './ConvertForm.tsx';
import styles from './holiday-calendar.module.css';
import type en from './messages/en.json';

const full = { dateStyle: 'full' } as const;

/** The year whose months give the names: those of all years are the same. */
const someYear = 1448;

/** A Hijri day in three fields, and what it is in the Gregorian calendar. */
export function FromHijri() {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const track = useTrack();
  const { language } = usePage();
  const [day, setDay] = useState(1);
  const [month, setMonth] = useState(1);
  const [year, setYear] = useState('');
  const [found, setFound] = useState<Conversion>();
  const label = t('toGregorian');
  const yearText = (number: number) => format.number(number, { useGrouping: false });
  const textOf = (iso: string) => t('result', { from: format.hijri(iso, full), to: format.date(iso, full) });

  const take = (iso: string) => {
    const parts = dayParts(iso, 'hijri');
    setDay(parts.day);
    setMonth(parts.month);
    setYear(yearText(parts.year));
    setFound({ day: iso });
  };

  return (
    <ConvertForm
      label={label}
      onConvert={() => {
        setFound(toGregorian(readNumbers(year, language)[0] ?? Number.NaN, month, day));
        track({ event: 'form_submit', clickText: label });
      }}
      result={
        found && 'day' in found
          ? textOf(found.day)
          : found && 'short' in found
            ? t('shortMonth', { month: format.hijri(found.short.before, { month: 'long', year: 'numeric' }) })
            : ''
      }
      after={
        found &&
        'short' in found && (
          <div className={styles['neighbours']}>
            {[found.short.before, found.short.after].map((iso) => (
              <Button key={iso} look="stroke" size="small" onClick={() => take(iso)}>
                {format.hijri(iso)}
              </Button>
            ))}
          </div>
        )
      }
    >
      <div className={styles['hijri-fields']}>
        <FieldShell label={t('day')} kind="choice">
          {(control) => (
            <Select {...control} value={day} onChange={({ target }) => setDay(Number(target.value))}>
              {listOf(30, (index) => (
                <option key={`d${index + 1}`} value={index + 1}>
                  {format.number(index + 1)}
                </option>
              ))}
            </Select>
          )}
        </FieldShell>
        <FieldShell label={t('month')} kind="choice">
          {(control) => (
            <Select {...control} value={month} onChange={({ target }) => setMonth(Number(target.value))}>
              {monthsOf(someYear, 'hijri').map((one) => (
                <option key={one.month} value={one.month}>
                  {format.hijri(dayIn(one, 1), { month: 'long' })}
                </option>
              ))}
            </Select>
          )}
        </FieldShell>
        <FieldShell
          label={t('year')}
          kind="ltr"
          error={
            found && 'refused' in found
              ? t('outsideHijri', { from: yearText(hijriYears.first), to: yearText(hijriYears.last) })
              : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              value={year}
              onChange={({ target }) => setYear(target.value)}
            />
          )}
        </FieldShell>
      </div>
    </ConvertForm>
  );
}
