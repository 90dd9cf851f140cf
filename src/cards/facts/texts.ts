import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { addDays, dayOf, endOf, isDay, startOf } from '#src/i18n/dates.ts';
import type { Format } from '#src/i18n/format.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import type { Language } from '#src/i18n/languages.ts';
import { monthRuns } from '#src/i18n/month-runs.ts';
import { listOf } from '#src/text/list-of.ts';
import type { FactTranslate } from './messages.ts';

/** An item of any type, as far as it says something. */
export type FactItem = Partial<FullItem>;

/** What facts are written with. */
export interface FactContext {
  readonly t: FactTranslate;
  readonly format: Format;
  readonly language: Language;
  readonly timeZone: string;
  /** Undefined where nobody can know it: on a server, and while its HTML is brought to life. */
  readonly now: Date | undefined;
  /**
   * What the key of a facet's value is called (catalogue: the widget's `labels`, else the dictionary); undefined while
   * that is not known.
   */
  readonly wordOf: (facet: string, key: string) => string | undefined;
  /** Where not all values of a facet are named. */
  readonly shortened?: Shortened | undefined;
}

/** How lists of values are kept short, by the names of their facets. */
export interface Shortened {
  /** How many values are named; the others are counted. */
  readonly most: Readonly<Record<string, number>>;
  /** Values that are named first. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}

/** A text in its own direction, whatever stands around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The value of a name; a page may have added the name to all objects. */
const valueOf = <Value>(values: Readonly<Record<string, Value>> | undefined, name: string) =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

/** Words for keys, in a list; undefined where no key has one. */
export function wordsFor(
  facet: string,
  keys: readonly string[] = [],
  context: FactContext,
): string | undefined {
  const { t, format, wordOf, shortened } = context;
  const wanted = valueOf(shortened?.wanted, facet) ?? [];
  // What visitors look for is what they want to see on each card.
  const first = keys.toSorted((a, b) => Number(wanted.includes(b)) - Number(wanted.includes(a)));
  const words = [...new Set(first.flatMap((key) => wordOf(facet, key) ?? []))];
  if (words.length === 0) return undefined;
  const most = valueOf(shortened?.most, facet) ?? words.length;
  const values = format.list(words.slice(0, most), 'unit');
  return words.length > most ? t('andMore', { values, count: words.length - most }) : values;
}

/** Months as stretches: Nov–Mar, Jul. Undefined for none. */
export function monthsText(months: readonly number[] = [], { t, format }: FactContext): string | undefined {
  const runs = monthRuns(months);
  if (runs.length === 0) return undefined;
  const name = (month: number) =>
    format.date(`2026-${String(month).padStart(2, '0')}-15`, { month: 'short' });
  return format.list(
    runs.map(([from, to]) =>
      from === to
        ? name(from)
        : (to % 12) + 1 === from
          ? t('allYear')
          : t('monthRange', { from: name(from), to: name(to) }),
    ),
    'unit',
  );
}

const hour = 60;
const day = 24 * hour;

/** How long something takes: 45 min, 1 h 30 min, 2 days. Undefined where it takes no time. */
export function lengthText(minutes: number | undefined, { t }: FactContext): string | undefined {
  const whole = Math.round(minutes ?? 0);
  if (!(whole > 0)) return undefined;
  const [larger, smaller] =
    whole < day
      ? ([
          ['hours', Math.floor(whole / hour)],
          ['minutes', whole % hour],
        ] as const)
      : ([
          ['days', Math.floor(Math.round(whole / hour) / 24)],
          ['hours', Math.round(whole / hour) % 24],
        ] as const);
  const [first, second] = [larger, smaller].flatMap(([unit, count]) => (count > 0 ? t(unit, { count }) : []));
  return first !== undefined && second !== undefined
    ? t('length', { larger: first, smaller: second })
    : first;
}

/** The lowest price. One of 0 or below is shown only where the item says that it is free; one without a currency never. */
export function priceText(
  { priceFrom = 0, currency = '', free = false }: Pick<FactItem, 'priceFrom' | 'currency' | 'free'>,
  { t, format }: FactContext,
): string | undefined {
  if (priceFrom > 0) {
    const price = currency && format.currency(priceFrom, currency, { currencyDisplay: 'code' });
    return price ? t('from', { price }) : undefined;
  }
  return free ? t('free') : undefined;
}

/** The class of a house: stars in words, or what its key is called. */
export function classText(
  value: number | string | undefined,
  { t, wordOf }: FactContext,
): string | undefined {
  if (typeof value === 'number') return t('stars', { count: value });
  return value === undefined || /^-?\d/.test(value) ? undefined : wordOf('class', value);
}

/** Places in their order; the arrow points along the reading direction, whatever the names are written in. */
export const routeText = (route: readonly { readonly name: string }[] = [], { t }: FactContext) =>
  route.length > 0 ? route.map(({ name }) => isolated(name)).join(t('onwards')) : undefined;

/** Who offers it, and that a licence was seen. */
export function operatorText(operator: FactItem['operator'], { t }: FactContext): string | undefined {
  if (!operator) return undefined;
  const name = isolated(operator.name);
  return operator.verified ? t('licensed', { name }) : name;
}

/** How many travel together. */
export function groupText(
  { min, max }: NonNullable<FactItem['groupSize']> = {},
  { t }: FactContext,
): string | undefined {
  if (min !== undefined && max !== undefined) {
    const [least, most] = [Math.min(min, max), Math.max(min, max)];
    return least === most ? t('group', { count: most }) : t('groupRange', { min: least, count: most });
  }
  if (max !== undefined) return t('upTo', { group: t('group', { count: max }) });
  return min === undefined ? undefined : t('atLeast', { group: t('group', { count: min }) });
}

/** Languages in the page's, each once. */
export function languagesText(
  codes: readonly string[] = [],
  { t, format, language }: FactContext,
): string | undefined {
  const languages = languageNames(codes, language);
  return languages.length > 0 ? t('languages', { languages: format.list(languages, 'unit') }) : undefined;
}

const inShort: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** Departures that are named. */
const nextOnes = 2;

/**
 * When it sets out: the next days, where it does so on some days of the week, else the days from first to last. What has
 * set out for the last time does so on request.
 */
export function departuresText(departures: FactItem['departures'], context: FactContext): string | undefined {
  if (!departures) return undefined;
  const { t, format, timeZone, now } = context;
  const { from = '', to = '' } = departures;
  const weekdays = [...new Set(departures.weekdays)].toSorted((a, b) => a - b);
  const isSomeDays = weekdays.length > 0 && weekdays.length < 7;
  const last = endOf(to || from, timeZone);
  if (now && last) {
    const next = isSomeDays ? nextDays(from, last, weekdays, { timeZone, now }) : undefined;
    if (last <= now || next?.length === 0) return t('onRequest');
    if (next) return t('nextDepartures', { dates: next.map((day) => inYear(day, context)).join(' · ') });
  }
  // The first of June 2026 is a Monday.
  const dayNames = weekdays.map((weekday) => format.date(`2026-06-0${weekday}`, { weekday: 'short' }));
  const days = isSomeDays ? format.list(dayNames, 'unit') : '';
  const dates = format.dateRange(from || to, to || from, inShort);
  const when = [days, dates].filter(Boolean);
  return when.length > 0 ? t('departures', { dates: when.join(' · ') }) : undefined;
}

/** The next days on these days of the week, from today or the first departure on. */
function nextDays(
  from: string,
  last: Date,
  weekdays: readonly number[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): readonly string[] {
  const start = startOf(from, timeZone);
  const first = dayOf(start && start > now ? start : now, timeZone);
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));
  const onThese = week.filter((day) => weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7));
  return listOf(nextOnes, (weeks) => onThese.map((day) => addDays(day, 7 * weeks)))
    .flat()
    .slice(0, nextOnes)
    .filter((day) => (startOf(day, timeZone) ?? last) < last);
}

/** A day, with its year where that is not this one. */
function inYear(day: string, { format, timeZone, now }: FactContext): string {
  const isThisYear = now && dayOf(now, timeZone).slice(0, 4) === day.slice(0, 4);
  const text = format.date(day, isThisYear ? { day: 'numeric', month: 'short' } : inShort);
  // A date stays on its line.
  return text.replaceAll(' ', '\u00A0');
}

/** An occurrence, or what has only days. */
interface Stretch {
  readonly start: string;
  readonly end?: string | undefined;
  readonly allDay?: boolean;
}

/** The next date: the day, with its time where it has one, or the days from first to last. Undefined after the last. */
export function nextDateText(
  dates: readonly Stretch[],
  { format, timeZone, now }: FactContext,
): string | undefined {
  const next = dates
    .flatMap((date) => {
      const begins = startOf(date.start, timeZone);
      const ends = endOf(date.end ?? date.start, timeZone) ?? begins;
      // One that ends before it begins is a single day.
      const over = begins && ends && ends < begins ? endOf(date.start, timeZone) : ends;
      return begins && (!now || !over || over > now) ? { ...date, begins } : [];
    })
    .toSorted((a, b) => a.begins.getTime() - b.begins.getTime())
    .at(0);
  if (!next) return undefined;
  const { start, end = start, allDay = false } = next;
  if (format.date(start) !== format.date(end)) return format.dateRange(start, end, inShort);
  const hasTime = !allDay && !isDay(start);
  return format.date(start, hasTime ? { dateStyle: 'medium', timeStyle: 'short' } : inShort);
}
