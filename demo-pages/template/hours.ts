import type { Language } from '#src/i18n/languages.ts';
import { labelOf } from '#origin/data.ts';
import type { Hours } from '#origin/data-catalogue.ts';
import { escape } from '../html.ts';
import { formatDays, formatList, formatWeekday } from './format.ts';

/** Days of the week as ranges where they follow one another. */
function daysText(days: readonly number[], language: Language): string {
  const ranges: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  const name = (day: number) => formatWeekday(day, language);
  return formatList(
    ranges.map(([from, to]) => (from === to ? name(from) : `${name(from)} – ${name(to)}`)),
    language,
  );
}

const timesText = ({ open, close, closed }: Hours, language: Language): string =>
  closed ? escape(labelOf('placeFacts', 'closed', language)) : `<bdi>${open ?? ''}–${close ?? ''}</bdi>`;

/** Rows for the same days in one: a split day has two times. */
function rowsOf(hours: readonly Hours[], language: Language): string {
  const byDays = Map.groupBy(hours, ({ days }) => daysText(days, language));
  return [...byDays]
    .map(([days, rows]) => {
      const times = rows.map((row) => timesText(row, language)).join('<br>');
      return `<tr><th scope="row">${escape(days)}</th><td>${times}</td></tr>`;
    })
    .join('');
}

/** Opening hours as a table: the ordinary week, then each season with its dates. */
export function renderHours(hours: readonly Hours[], language: Language): string {
  const groups = Map.groupBy(hours, ({ season, from, to }) => [season, from, to].join('/'));
  const tables = [...groups.values()].map((rows) => {
    const [{ season, from, to }] = rows as [Hours];
    const name = labelOf('hoursSeasons', season ?? '', language);
    const caption =
      season && from && to
        ? `<caption>${escape(`${name}: ${formatDays(from, to, language)}`)}</caption>`
        : '';
    return `<table class="site-table" data-columns="even">${caption}<tbody>${rowsOf(rows, language)}</tbody></table>`;
  });
  return tables.join('');
}
