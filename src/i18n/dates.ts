/**
 * Dates as authors and services write them: a day (`yyyy-mm-dd`), or an instant (ISO 8601 with offset; without one it
 * is a time in the zone). A day belongs to the zone that the site shows (conventions, "date").
 */

const writtenDate = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** The instant that a text names, for a day its beginning in the zone; undefined for what names none. */
export function startOf(text: string, timeZone: string): Date | undefined {
  const [, day = '', hours = '0', minutes = '0', seconds = '0', offset] = writtenDate.exec(text.trim()) ?? [];
  const wall =
    Date.parse(`${day}T00:00:00Z`) + (Number(hours) * 60 + Number(minutes)) * minute + Number(seconds) * 1000;
  // No 30 February, no 25 o'clock: they would roll over into another day.
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day.slice(8)) || Number(minutes) > 59)
    return undefined;
  return new Date(offset ? wall - readOffset(offset) : fromWall(wall, timeZone));
}

/** The instant at which a text is over: a day at 24:00 in the zone, an instant at once. */
export function endOf(text: string, timeZone: string): Date | undefined {
  const start = startOf(text, timeZone);
  return start && isDay(text) ? startOf(addDays(text.trim(), 1), timeZone) : start;
}

/** Whether a text names a day rather than an instant. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text.trim());

/** Whether an instant lies between two dates, the last day included; an unreadable date is no limit. */
export function isWithin(
  instant: Date,
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): boolean {
  const start = startOf(from ?? '', timeZone);
  const end = endOf(to ?? '', timeZone);
  return (!start || start <= instant) && (!end || instant < end);
}

/** The day, `yyyy-mm-dd`, that an instant falls on in a zone. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);

/** The day, `yyyy-mm-dd`, that a text names in a zone, by itself or by an instant; undefined for what names none. */
export function dayNamed(text: string, timeZone: string): string | undefined {
  const start = startOf(text, timeZone);
  return start && dayOf(start, timeZone);
}

/** A day some days later, or earlier. Empty for a text that is no day. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
}

function readOffset(offset: string): number {
  if (offset === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}

/**
 * The instant at which clocks of a zone show a time. An hour that comes twice means the first; one that a change of
 * clocks leaves out is as much later as the clocks are put forward.
 *
 * @param wall the time that clocks show, in ms since 1970 as if it were UTC
 */
export function fromWall(wall: number, timeZone: string): number {
  // No zone changes its clocks twice in two days: one of both offsets is that of the instant.
  const before = wall - offsetAt(wall - dayLength, timeZone);
  const after = wall - offsetAt(wall + dayLength, timeZone);
  const isBefore = before === after || wall - offsetAt(before, timeZone) === before;
  return isBefore || wall - offsetAt(after, timeZone) !== after ? before : after;
}

const fortnight = 14 * dayLength;

/** Offsets where fortnights begin, by zone. */
const offsets = new Map<string, Map<number, number>>();

/**
 * How far clocks of a zone are ahead of UTC at an instant, in milliseconds. No zone changes its clocks twice in a
 * fortnight, so that thousands of dates ask the browser a few times only.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, known);
  const offsetFrom = (index: number) => {
    const offset = known.get(index) ?? readOffsetAt(index * fortnight, timeZone);
    known.set(index, offset);
    return offset;
  };
  const index = Math.floor(instant / fortnight);
  const offset = offsetFrom(index);
  return offset === offsetFrom(index + 1) ? offset : readOffsetAt(instant, timeZone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function readOffsetAt(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  const shown = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minutes, second) - Math.floor(instant / 1000) * 1000;
}
