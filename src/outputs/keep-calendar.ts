import { icsType, toIcs, type CalendarEntry } from './ics.ts';
import { fileName, keepFile } from './keep-file.ts';

/**
 * Gives entries to the visitor as one calendar file. To be called while a press is handled.
 *
 * @param title what the file is named by
 * @param fallback its name where the title has no letter
 */
export const keepCalendar = (entries: readonly CalendarEntry[], title: string, fallback: string): void =>
  keepFile(fileName(title, fallback, 'ics'), toIcs(entries, new Date()), icsType);
