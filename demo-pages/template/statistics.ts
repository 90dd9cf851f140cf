import { locales, type Language } from '#src/i18n/languages.ts';
import statistics from '../content/statistics.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { formatMonth } from './format.ts';
import { section, type ServicePart } from './guide.ts';

type InLanguages = Readonly<Record<Language, string>>;

/** What stands in place of the keys of a column, by key. */
const labels: Readonly<Record<string, Readonly<Record<string, InLanguages>>>> = statistics.valueLabels;

const { caption, columns } = statistics;
const rows: readonly Readonly<Record<string, string | number>>[] = statistics.rows;

/** The `data-table` of a page; without a script it is a table that nobody can sort. */
export function renderStatistics({ id, title, text, load }: ServicePart, language: Language): string {
  const worded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, labels[key]?.[value]?.[language] ?? value]),
    ),
  );
  const config = {
    title,
    description: text,
    caption: caption[language],
    columns: columns.map(({ label, ...column }) => ({ ...column, label: label[language] })),
    rows: worded,
    searchable: true,
    allowCsv: true,
  };
  const head = columns.map(({ label }) => `<th scope="col">${escape(label[language])}</th>`);
  const body = worded.map((row) => {
    const cells = columns.map(({ key, type }, index) => {
      const cell = escape(write(row[key] ?? '', type, language));
      return index === 0 ? `<th scope="row">${cell}</th>` : `<td data-kind="${type}">${cell}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const table = `<div class="site-statistics" role="region" aria-labelledby="${id}-caption" tabindex="0"><table>
    <caption id="${id}-caption">${escape(caption[language])}</caption>
    <thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  return mountElement('data-table', config, { id, load, fallback: section(title, text, table) });
}

/** A cell as the CMS writes it. */
function write(value: string | number, type: string, language: Language): string {
  if (type === 'date') {
    const [year, month] = String(value).split('-');
    return `${formatMonth(Number(month), language)} ${year}`;
  }
  if (typeof value === 'string') return value;
  const money = type === 'currency' ? { style: 'currency', currency: 'SAR', maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(`${locales[language]}-u-nu-latn`, money as Intl.NumberFormatOptions).format(
    value,
  );
}
