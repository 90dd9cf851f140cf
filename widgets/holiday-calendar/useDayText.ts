import { hijriRange } from '#src/calendar/hijri-range.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Config } from './widget.ts';

/** Writes days in the calendars of the configuration, the main one first. @returns one text a calendar */
export function useDayText(calendar: Config['calendar']): (from: string, to: string) => readonly string[] {
  const format = useFormat();
  return (from, to) => {
    const gregorian = format.dateRange(from, to);
    const hijri = hijriRange(format, from, to);
    if (calendar === 'both') return [gregorian, hijri];
    return [calendar === 'hijri' ? hijri : gregorian];
  };
}
