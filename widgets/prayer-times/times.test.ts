import { describe, expect, test } from 'vitest';
import { addDays } from '#src/i18n/dates.ts';
import { nextTime, prayers, qiblaFrom, timesOf, type DayTimes, type Place, type Rules } from './times.ts';

const ummAlQura: Rules = {
  method: 'UmmAlQura',
  asr: 'standard',
  ramadanIsha30: true,
  adjustments: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
};
const place = (latitude: number, longitude: number, timeZone = 'Asia/Riyadh'): Place => ({
  latitude,
  longitude,
  timeZone,
});
const makkah = place(21.427009, 39.828685);
const riyadh = place(24.71, 46.68);
const tromso = place(69.65, 18.96, 'Europe/Oslo');
const london = place(51.51, -0.13, 'Europe/London');

/** Hours and minutes on the clocks of a zone. */
const clockAt = (at: Date | undefined, timeZone = 'Asia/Riyadh') =>
  at?.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const written = (times: DayTimes) => prayers.map((prayer) => clockAt(times[prayer])).join(' ');
const minutesBetween = (a: Date | undefined, b: Date | undefined) =>
  (Number(b?.getTime()) - Number(a?.getTime())) / 60_000;

// Those that the authors of adhan publish (Shared/Times/Makkah-UmmAlQura.json): those of Umm al-Qura University, to a minute.
test.each([
  ['2016-01-05', '05:38 07:00 12:26 15:31 17:52 19:22'],
  ['2016-02-04', '05:39 06:57 12:35 15:48 18:12 19:42'],
  ['2016-03-05', '05:22 06:38 12:32 15:55 18:27 19:57'],
  ['2016-04-03', '04:55 06:12 12:24 15:50 18:36 20:06'],
  ['2016-05-02', '04:28 05:49 12:18 15:39 18:47 20:17'],
  ['2016-06-04', '04:11 05:38 12:19 15:36 19:01 20:31'],
  ['2016-07-08', '04:18 05:45 12:26 15:43 19:07 20:37'],
  ['2016-08-02', '04:31 05:54 12:27 15:46 18:59 20:29'],
  ['2016-09-04', '04:47 06:05 12:20 15:44 18:34 20:04'],
  ['2016-10-06', '04:57 06:13 12:09 15:31 18:04 19:34'],
  ['2016-11-05', '05:08 06:26 12:04 15:18 17:42 19:12'],
  ['2016-12-04', '05:23 06:44 12:11 15:17 17:38 19:08'],
])('the times of %s in Makkah are those that are published', (day, expected) => {
  expect(written(timesOf(makkah, day, ummAlQura))).toBe(expected);
});

/**
 * A second way to the same times: the position of the sun by the low-precision formulas of the Astronomical Almanac
 * (“Low precision formulas for the Sun”, also published by the US Naval Observatory as “Computing approximate solar coordinates”).
 */
const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);

function sunAt(instant: number): { declination: number; equationInHours: number } {
  const days = instant / 86_400_000 + 2_440_587.5 - 2_451_545;
  const anomaly = 357.529 + 0.98560028 * days;
  const mean = 280.459 + 0.98564736 * days;
  const longitude = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.00000036 * days;
  const ascension = Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / radians;
  const apart = (((mean - ascension) % 360) + 540) % 360;
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / radians,
    equationInHours: (apart - 180) / 15,
  };
}

/**
 * When the sun is at an altitude.
 *
 * @param altitude in degrees
 * @param side -1 in the morning, 1 in the evening, 0 for noon
 */
function secondFormula(
  { latitude, longitude }: Place,
  day: string,
  side: -1 | 0 | 1,
  altitude: () => number,
): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let instant = midnight + (12 - longitude / 15) * 3_600_000;
  for (let round = 0; round < 4; round++) {
    const { declination, equationInHours } = sunAt(instant);
    const height = altitude();
    const cosine = (sin(height) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
    const angle = side === 0 ? 0 : side * (Math.acos(cosine) / radians / 15);
    instant = midnight + (12 - longitude / 15 - equationInHours + angle) * 3_600_000;
  }
  return new Date(instant);
}

const sunset = () => -0.833;
const below = (degrees: number) => () => -degrees;
/** Where a shadow is so many times its length longer than at noon. */
function shadow(length: number, city: Place, day: string): () => number {
  const noon = secondFormula(city, day, 0, sunset).getTime();
  const atNoon = Math.tan(Math.abs(city.latitude - sunAt(noon).declination) * radians);
  return () => Math.atan(1 / (length + atNoon)) / radians;
}

const cities: readonly [string, Place][] = [
  ['Makkah', makkah],
  ['Riyadh', riyadh],
  ['Tabuk', place(28.38, 36.57)],
  ['Jazan', place(16.89, 42.55)],
];
/** Every fifteenth day from the first day of a year on. */
const days = Array.from({ length: 24 }, (_, index) => addDays('2026-01-03', index * 15));

test.each(cities)('on 24 days the times in %s are those of a second formula, to a minute', (_, city) => {
  for (const day of days) {
    const times = timesOf(city, day, { ...ummAlQura, method: 'MWL' });
    const expected = {
      fajr: secondFormula(city, day, -1, below(18)),
      sunrise: secondFormula(city, day, -1, sunset),
      asr: secondFormula(city, day, 1, shadow(1, city, day)),
      maghrib: secondFormula(city, day, 1, sunset),
      isha: secondFormula(city, day, 1, below(17)),
    };
    for (const prayer of ['fajr', 'sunrise', 'asr', 'maghrib', 'isha'] as const)
      expect(Math.abs(minutesBetween(times[prayer], expected[prayer])), `${day} ${prayer}`).toBeLessThan(1);
    // The method adds a minute to noon.
    const noon = minutesBetween(secondFormula(city, day, 0, sunset), times.dhuhr) - 1;
    expect(Math.abs(noon), `${day} dhuhr`).toBeLessThan(1);
  }
});

test.each([
  ['UmmAlQura', 18.5, undefined],
  ['MWL', 18, 17],
  ['Egyptian', 19.5, 17.5],
  ['Karachi', 18, 18],
  ['ISNA', 15, 15],
] as const)('%s has fajr at %s degrees and isha at %s', (method, fajr, isha) => {
  const times = timesOf(riyadh, '2026-11-27', { ...ummAlQura, method });
  const dawn = secondFormula(riyadh, '2026-11-27', -1, below(fajr));
  const dusk = isha === undefined ? undefined : secondFormula(riyadh, '2026-11-27', 1, below(isha));
  expect(Math.abs(minutesBetween(times.fajr, dawn))).toBeLessThan(1);
  if (dusk) expect(Math.abs(minutesBetween(times.isha, dusk))).toBeLessThan(1);
  else expect(minutesBetween(times.maghrib, times.isha)).toBe(90);
});

describe('the rules of an author', () => {
  test.each([
    ['2026-02-17', 90],
    ['2026-02-18', 120],
    ['2026-03-19', 120],
    ['2026-03-20', 90],
  ])('on %s isha is %s minutes after maghrib, two hours in Ramadan 1447', (day, minutes) => {
    const { maghrib, isha } = timesOf(makkah, day, ummAlQura);
    expect(minutesBetween(maghrib, isha)).toBe(minutes);
  });

  test('leave isha as in other months where its author wants that, and by other methods', () => {
    const plain = timesOf(makkah, '2026-03-01', { ...ummAlQura, ramadanIsha30: false });
    expect(minutesBetween(plain.maghrib, plain.isha)).toBe(90);
    const league = timesOf(makkah, '2026-03-01', { ...ummAlQura, method: 'MWL' });
    expect(minutesBetween(league.maghrib, league.isha)).toBeLessThan(90);
  });

  test('put asr where a shadow is twice as long for the Hanafi school', () => {
    const times = timesOf(riyadh, '2026-11-27', { ...ummAlQura, asr: 'hanafi' });
    const expected = secondFormula(riyadh, '2026-11-27', 1, shadow(2, riyadh, '2026-11-27'));
    expect(Math.abs(minutesBetween(times.asr, expected))).toBeLessThan(1);
  });

  test('move each time by its minutes', () => {
    const adjustments = { fajr: 1, sunrise: -2, dhuhr: 3, asr: -4, maghrib: 5, isha: -6 };
    const plain = timesOf(riyadh, '2026-11-27', ummAlQura);
    const moved = timesOf(riyadh, '2026-11-27', { ...ummAlQura, adjustments });
    for (const prayer of prayers)
      expect(minutesBetween(plain[prayer], moved[prayer])).toBe(adjustments[prayer]);
  });
});

describe('far from the equator', () => {
  const league = { ...ummAlQura, method: 'MWL' } as const;
  const partOfNight = (at: Place) => {
    const {
      sunset: evening,
      fajr,
      sunrise,
    } = {
      sunset: timesOf(at, '2026-06-20', league).maghrib,
      ...timesOf(at, '2026-06-21', league),
    };
    return minutesBetween(fajr, sunrise) / minutesBetween(evening, sunrise);
  };

  test('fajr is a seventh of the night before sunrise from 48 degrees on', () => {
    expect(partOfNight(place(48, 10, 'Europe/Berlin'))).toBeCloseTo(1 / 7, 2);
    expect(partOfNight(london)).toBeCloseTo(1 / 7, 2);
    expect(partOfNight(place(47.9, 10, 'Europe/Berlin'))).toBeGreaterThan(0.3);
  });

  test('at 69 degrees no time is made up for a sun that neither rises nor sets', () => {
    const summer = timesOf(tromso, '2026-06-21', ummAlQura);
    expect(prayers.filter((prayer) => summer[prayer])).toEqual(['dhuhr', 'asr']);
    const winter = timesOf(tromso, '2026-12-21', ummAlQura);
    expect(winter.sunrise ?? winter.asr ?? winter.maghrib ?? winter.isha).toBeUndefined();
    expect(nextTime(tromso, '2026-12-21', new Date('2026-12-21T12:00:00Z'), ummAlQura)).toMatchObject({
      at: timesOf(tromso, '2026-12-22', ummAlQura).fajr,
    });
  });

  test.each([60, 64.15, 69.65, -54.8])(
    'asr is that of a second formula at %s degrees, however low the sun',
    (latitude) => {
      for (const day of days)
        for (const [asr, length] of [
          ['standard', 1],
          ['hanafi', 2],
        ] as const) {
          const at = place(latitude, 20, 'UTC');
          const times = timesOf(at, day, { ...ummAlQura, asr });
          if (times.asr) {
            const expected = secondFormula(at, day, 1, shadow(length, at, day));
            expect(Math.abs(minutesBetween(times.asr, expected)), `${day} ${asr}`).toBeLessThan(1);
            expect(minutesBetween(times.dhuhr, times.asr)).toBeGreaterThan(0);
          } else {
            // The sun is seen over the horizon through the air alone, for 138 minutes at most, or not at all.
            const light = minutesBetween(times.sunrise, times.maghrib);
            expect(Number.isNaN(light) || light < 138, day).toBe(true);
          }
        }
    },
  );

  test.each([90, -90])('at a pole, %s degrees, nothing fails', (latitude) => {
    const pole = place(latitude, 0, 'UTC');
    expect(timesOf(pole, '2026-06-21', ummAlQura).sunrise).toBeUndefined();
    expect(qiblaFrom(pole, 1)).toBeDefined();
  });
});

describe('the next time', () => {
  const next = (at: Place, today: string, now: string) => {
    const found = nextTime(at, today, new Date(now), ummAlQura);
    return (
      found && `${found.prayer} ${found.at.toISOString().slice(0, 10)} ${clockAt(found.at, at.timeZone)}`
    );
  };

  test.each([
    ['2026-11-27T03:00:00+03:00', 'fajr'],
    ['2026-11-27T05:30:00+03:00', 'sunrise'],
    ['2026-11-27T10:00:00+03:00', 'dhuhr'],
    ['2026-11-27T12:30:00+03:00', 'asr'],
    ['2026-11-27T16:00:00+03:00', 'maghrib'],
    ['2026-11-27T18:00:00+03:00', 'isha'],
  ])('at %s in Riyadh is %s', (now, prayer) => {
    expect(next(riyadh, '2026-11-27', now)).toMatch(new RegExp(`^${prayer} 2026-11-27 `));
  });

  test('after isha is the fajr of tomorrow', () => {
    const fajr = clockAt(timesOf(riyadh, '2026-11-28', ummAlQura).fajr);
    expect(next(riyadh, '2026-11-27', '2026-11-27T22:00:00+03:00')).toBe(`fajr 2026-11-28 ${fajr}`);
  });

  test('is one later than the minute that has come', () => {
    const { dhuhr } = timesOf(riyadh, '2026-11-27', ummAlQura);
    expect(next(riyadh, '2026-11-27', dhuhr!.toISOString())).toMatch(/^asr /);
  });

  test('after midnight can be the isha of the day before', () => {
    const reykjavik = place(64.15, -21.94, 'Atlantic/Reykjavik');
    const isha = timesOf(reykjavik, '2026-06-20', ummAlQura).isha!;
    expect(isha.toISOString()).toMatch(/^2026-06-21T01/);
    expect(next(reykjavik, '2026-06-21', '2026-06-21T01:00:00Z')).toMatch(/^isha 2026-06-21 01/);
  });
});

// Those of the tests of adhan.
test.each([
  ['Washington', 38.9072, -77.0369, 57, 'ne'],
  ['San Francisco', 37.7749, -122.4194, 19, 'n'],
  ['London', 51.5074, -0.1278, 119, 'se'],
  ['Sydney', -33.8688, 151.2093, 277, 'w'],
  ['Tokyo', 35.6895, 139.6917, 293, 'nw'],
  ['Riyadh', 24.71, 46.68, 244, 'sw'],
])('from %s the Kaaba is at %s, %s: %s degrees, %s', (_, latitude, longitude, degrees, direction) => {
  expect(qiblaFrom({ latitude, longitude }, 15)).toEqual({ degrees, direction });
});

test('so near the Kaaba that the point does not decide there is no direction', () => {
  expect(qiblaFrom({ latitude: 21.42, longitude: 39.83 }, 15)).toBeUndefined();
  expect(qiblaFrom({ latitude: 21.42, longitude: 39.87 }, 1)).toMatchObject({ direction: 'w' });
});
