/* oxlint-disable tourism/form-owner -- They stand in the form of ConvertForm.tsx. */
import { useState } from 'react';
import { convertible } from '#src/calendar/hijri.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { ConvertForm } from './ConvertForm.tsx';

const full = { dateStyle: 'full' } as const;

/** A Gregorian day, and what it is in the Hijri calendar. */
export function FromGregorian() {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const track = useTrack();
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState<string>();
  const isRefused = asked !== undefined && !(asked >= convertible.from && asked <= convertible.to);
  const label = t('toHijri');
  return (
    <ConvertForm
      label={label}
      onConvert={() => {
        setAsked(day);
        track({ event: 'form_submit', clickText: label });
      }}
      result={
        asked && !isRefused
          ? t('result', { from: format.date(asked, full), to: format.hijri(asked, full) })
          : ''
      }
    >
      <FieldShell
        label={t('gregorianDay')}
        kind="choice"
        error={
          isRefused
            ? t('outsideGregorian', { from: format.date(convertible.from), to: format.date(convertible.to) })
            : undefined
        }
      >
        {(control) => (
          <input
            {...control}
            type="date"
            min={convertible.from}
            max={convertible.to}
            value={day}
            autoComplete="off"
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </FieldShell>
    </ConvertForm>
  );
}
