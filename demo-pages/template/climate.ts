import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { labelOf } from '#origin/data.ts';
import { attributes, escape } from '../html.ts';
import { formatMonth, formatNumber, formatShortMonth } from './format.ts';
import { label } from './words.ts';

/** Temperatures in °C that the chart begins and ends with. */
const [lowest, highest] = [-5, 50];

/** The bar of a month, from its mean low to its mean high. */
function bar(low: number, high: number): string {
  const marks = {
    y: String(highest - high),
    width: '10',
    height: String(high - low),
    rx: '3',
  };
  return `<svg viewBox="0 0 10 ${highest - lowest}" preserveAspectRatio="none"><rect${attributes(marks)}/></svg>`;
}

/** What is usual in a month, in °C and mm. */
interface Normals {
  readonly high: number;
  readonly low: number;
  readonly rain: number;
}

const term = (key: string, language: Language) => labelOf('placeFacts', key, language);

/** The months of a year in a table. @param months twelve, from January on */
export function monthTable(months: readonly Normals[], language: Language): string {
  const heads = [label('month', language), ...['high', 'low', 'rain'].map((key) => term(key, language))];
  const measure = (value: number, unit: string) =>
    formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'short' });
  const rows = months.map(({ high, low, rain }, index) => {
    const cells = [measure(high, 'celsius'), measure(low, 'celsius'), measure(rain, 'millimeter')].map(
      (text) => `<td><bdi>${text}</bdi></td>`,
    );
    return `<tr><th scope="row">${escape(formatMonth(index + 1, language))}</th>${cells.join('')}</tr>`;
  });
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join('');
  return `<table class="site-table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Mean temperatures and rain of a place: a chart of the months with the best ones marked, and the same in a table. */
export function renderClimate({ climate, bestMonths = [] }: ContentItem, language: Language): string {
  if (!climate) return '';
  const degrees = (value: number) => `${formatNumber(value, language)}°`;
  const columns = climate.map(({ high, low }, index) => {
    const best = attributes({ 'data-best': bestMonths.includes(index + 1) || undefined });
    return `<li${best}><bdi>${degrees(high)}</bdi>${bar(low, high)}<bdi>${degrees(low)}</bdi><b>${escape(formatShortMonth(index + 1, language))}</b></li>`;
  });
  const key =
    bestMonths.length > 0 ? `<p class="site-climate-key">${escape(term('bestMonths', language))}</p>` : '';
  return `<ol class="site-climate" aria-hidden="true">${columns.join('')}</ol>${key}
<details class="site-climate-table"><summary>${escape(label('monthByMonth', language))}</summary>
${monthTable(climate, language)}</details>`;
}
