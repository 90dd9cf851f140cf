import {
  CalculationMethod,
  Coordinates,
  HighLatitudeRule,
  Madhab,
  PrayerTimes,
  Qibla,
  type CalculationParameters,
} from 'adhan';
import { kilometresBetween, type Point } from '#src/geo/distance.ts';
import { addDays } from '#src/i18n/dates.ts';
import { asrOfLowSun } from './low-sun.ts';
import type { Config } from './widget.ts';

/** The six times of a day, in their order. Sunrise is no prayer: it ends the time of fajr. */
export const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

/** Somewhere with times of its own. */
export interface Place extends Point {
  /** IANA name of the zone in which its times are written. */
  readonly timeZone: string;
}

/** By what an author wants the times to be computed. */
export type Rules = Pick<Config, 'method' | 'asr' | 'adjustments' | 'ramadanIsha30'>;

/** The times of a day, on whole minutes; undefined for one that the day does not have. */
export type DayTimes = Readonly<Record<Prayer, Date | undefined>>;

const methods = {
  UmmAlQura: CalculationMethod.UmmAlQura,
  MWL: CalculationMethod.MuslimWorldLeague,
  Egyptian: CalculationMethod.Egyptian,
  Karachi: CalculationMethod.Karachi,
  ISNA: CalculationMethod.NorthAmerica,
};

/** Minutes from maghrib to isha in Ramadan by Umm al-Qura; in other months 90. */
const ramadanInterval = 120;

/** From so many degrees on twilight can last all night. */
const longTwilight = 48;

/** Whether fajr and isha are at most a seventh of the night away from sunrise and sunset. */
export const hasLongTwilight = ({ latitude }: Point): boolean => Math.abs(latitude) >= longTwilight;

/**
 * The times of a day at a place.
 *
 * @param day `yyyy-mm-dd` there
 */
export function timesOf(place: Place, day: string, rules: Rules): DayTimes {
  const parameters = methods[rules.method]();
  parameters.madhab = rules.asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  parameters.adjustments = { ...rules.adjustments };
  if (hasLongTwilight(place)) parameters.highLatitudeRule = HighLatitudeRule.SeventhOfTheNight;
  if (hasRamadanIsha(rules) && isRamadan(day)) parameters.ishaInterval = ramadanInterval;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const times = new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    new Date(year, month - 1, date),
    parameters,
  );
  const { fajr, sunrise, dhuhr, maghrib, isha } = times;
  const asr = hasLongTwilight(place) ? asrBy(parameters, place, dhuhr) : times.asr;
  return {
    fajr: real(fajr),
    sunrise: real(sunrise),
    dhuhr: real(dhuhr),
    asr: asr && real(asr),
    maghrib: real(maghrib),
    isha: real(isha),
  };
}

const minute = 60_000;

/** Asr by parameters of adhan. @param dhuhr by the same, which is noon and the minutes that they add to it */
function asrBy(parameters: CalculationParameters, { latitude }: Point, dhuhr: Date): Date | undefined {
  const { adjustments, methodAdjustments, madhab } = parameters;
  const noon = dhuhr.getTime() - (adjustments.dhuhr + methodAdjustments.dhuhr) * minute;
  const asr = asrOfLowSun(latitude, noon, madhab === Madhab.Hanafi ? 2 : 1);
  return asr && new Date(asr.getTime() + adjustments.asr * minute);
}

const real = (instant: Date) => (Number.isNaN(instant.getTime()) ? undefined : instant);

/** Whether isha is later in Ramadan. */
export const hasRamadanIsha = ({ method, ramadanIsha30 }: Rules): boolean =>
  method === 'UmmAlQura' && ramadanIsha30;

const ramadan = '9';

const ummAlQura = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/** Whether a day, `yyyy-mm-dd`, is one of Ramadan in the Umm al-Qura calendar. */
export const isRamadan = (day: string): boolean =>
  ummAlQura
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .some(({ type, value }) => type === 'month' && value === ramadan);

/** A time that is to come. */
export interface NextTime {
  readonly prayer: Prayer;
  readonly at: Date;
}

/**
 * The first time after an instant: after isha the fajr of tomorrow. Undefined where neither yesterday, today nor tomorrow has one.
 *
 * @param today the day that it is at the place, `yyyy-mm-dd`; isha of the day before may be after midnight
 */
export function nextTime(place: Place, today: string, now: Date, rules: Rules): NextTime | undefined {
  const toCome = [-1, 0, 1].flatMap((days) => {
    const times = timesOf(place, addDays(today, days), rules);
    return prayers.flatMap((prayer) => {
      const at = times[prayer];
      return at && at > now ? [{ prayer, at }] : [];
    });
  });
  return toCome.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
}

/** Where the Kaaba is. */
const kaaba: Point = { latitude: 21.4225241, longitude: 39.8261818 };

/** The eight directions that have a word, clockwise from north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The direction of prayer. */
export interface Bearing {
  /** Whole degrees clockwise from true north, 0 to 359. */
  readonly degrees: number;
  readonly direction: (typeof directions)[number];
}

/**
 * In which direction the Kaaba is; undefined where it is too near for the coordinates to say.
 *
 * @param accuracy how far, in km, somebody for whom it is meant may be from the point
 */
export function qiblaFrom(point: Point, accuracy: number): Bearing | undefined {
  if (kilometresBetween(point, kaaba) <= accuracy) return undefined;
  const degrees = Math.round(Qibla(new Coordinates(point.latitude, point.longitude))) % 360;
  return { degrees, direction: directions[Math.round(degrees / 45) % 8]! };
}
