import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { createTranslate, type Messages } from '#src/i18n/messages.ts';
import { factsOf } from './facts.ts';
import type { FactItem, FactContext } from './texts.ts';

const words = import.meta.glob<Messages>('./messages/*.json', { eager: true, import: 'default' });
const timeZone = 'Asia/Riyadh';
const dictionary: Readonly<Record<string, string>> = {
  'access.wheelchair': 'Wheelchair accessible',
  'access.seating': 'Seats along the way',
  'class.camp': 'Tented camp',
  'amenities.wifi': 'Wi-Fi',
  'cuisine.hijazi': 'Hijazi',
  'cuisine.bakery': 'Bakery',
};

const contextIn = (language: Language, now?: string): FactContext => ({
  t: createTranslate(words[`./messages/${language}.json`]!, [], language, 'latn'),
  format: createFormat({ language, timeZone, numerals: 'latn' }),
  language,
  timeZone,
  now: now === undefined ? undefined : new Date(now),
  wordOf: (facet, key) => dictionary[`${facet}.${key}`],
});

/** A text with its narrow and no-break spaces as plain ones, and without marks of direction. */
const plain = (text: string) =>
  text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ').replaceAll(/[\u061C\u200E\u200F\u2068\u2069]/g, '');

const textOf = (item: FactItem, name: string, language: Language = 'en', now?: string) => {
  const found = factsOf(item, contextIn(language, now)).find((fact) => fact.name === name);
  return found && plain(found.text);
};

describe('a place', () => {
  test.each<[Language, string]>([
    ['en', 'Best time: Nov–Mar'],
    ['ar', 'أفضل وقت: نوفمبر–مارس'],
    ['zh', '最佳时节：11月至3月'],
    ['de', 'Beste Zeit: Nov–Mär'],
    ['es', 'Mejor época: nov–mar'],
    ['fr', 'Meilleure période : nov.–mars'],
    ['ja', 'おすすめの時期：11月～3月'],
    ['ru', 'Лучшее время: нояб.–март'],
  ])('says in %s when it is best', (language, text) => {
    expect(textOf({ type: 'place', bestMonths: [1, 2, 3, 11, 12] }, 'months', language)).toBe(text);
  });

  test.each<[number[], string | undefined]>([
    [[2, 3, 4, 10, 11], 'Best time: Feb–Apr, Oct–Nov'],
    [[7], 'Best time: Jul'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'Best time: all year round'],
    [[], undefined],
  ])('with the months %j says %s', (bestMonths, text) => {
    expect(textOf({ type: 'place', bestMonths }, 'months')).toBe(text);
  });
});

describe('an activity', () => {
  test.each<[number, string | undefined]>([
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [1200, '20 h'],
    [1439.7, '1 day'],
    [1440, '1 day'],
    [1500, '1 day 1 h'],
    [2880, '2 days'],
    [0, undefined],
    [-30, undefined],
    [Number.NaN, undefined],
  ])('of %d minutes takes %s', (minutes, text) => {
    expect(textOf({ type: 'activity', minutes }, 'length')).toBe(text);
  });

  test.each<[Language, string]>([
    ['ar', 'ساعة واحدة و30 دقيقة'],
    ['zh', '1小时30分钟'],
    ['de', '1 Std. 30 Min.'],
    ['es', '1 h 30 min'],
    ['fr', '1 h 30 min'],
    ['ja', '1時間30分'],
    ['ru', '1 ч 30 мин'],
  ])('says in %s how long it takes', (language, text) => {
    expect(textOf({ type: 'activity', minutes: 90 }, 'length', language)).toBe(text);
  });

  test.each<[Language, number, string]>([
    ['ar', 120, 'ساعتان'],
    ['ar', 300, '5 ساعات'],
    ['ar', 2880, 'يومان'],
    ['ru', 2880, '2 дня'],
    ['ru', 7200, '5 дней'],
  ])('takes in %s the plural for %d minutes: %s', (language, minutes, text) => {
    expect(textOf({ type: 'activity', minutes }, 'length', language)).toBe(text);
  });

  test.each<[string, Partial<FactItem>, string | undefined]>([
    ['a price', { priceFrom: 180, currency: 'SAR' }, 'From SAR 180'],
    ['a price with halalas', { priceFrom: 99.5, currency: 'SAR' }, 'From SAR 99.50'],
    [
      'a price, where it says that it is free, too',
      { priceFrom: 40, currency: 'SAR', free: true },
      'From SAR 40',
    ],
    ['no price, but that it is free', { free: true }, 'Free'],
    ['a price in a currency that has a sign', { priceFrom: 180, currency: 'EUR' }, 'From EUR 180'],
    ['a price of 0 that is free', { priceFrom: 0, currency: 'SAR', free: true }, 'Free'],
    ['a price of −1 that is free', { priceFrom: -1, currency: 'SAR', free: true }, 'Free'],
    ['a price of 0', { priceFrom: 0, currency: 'SAR', free: false }, undefined],
    ['a price of −1', { priceFrom: -1, currency: 'SAR', free: false }, undefined],
    ['a price without a currency', { priceFrom: 180 }, undefined],
    ['a currency that is no code', { priceFrom: 180, currency: 'riyals' }, 'From 180 riyals'],
    ['no price', {}, undefined],
  ])('with %s', (_, fields, text) => {
    expect(textOf({ type: 'activity', ...fields }, 'price')).toBe(text);
  });

  test('says whether it is under a roof, where that is known', () => {
    expect(textOf({ type: 'activity', indoor: true }, 'setting')).toBe('Indoors');
    expect(textOf({ type: 'activity', indoor: false }, 'setting')).toBe('Outdoors');
    expect(textOf({ type: 'activity' }, 'setting')).toBeUndefined();
  });

  test('names what makes it accessible, as far as there are words for it, each once', () => {
    const access = ['wheelchair', 'unheard-of', 'seating', 'wheelchair'];
    expect(textOf({ type: 'activity', access }, 'access')).toBe('Wheelchair accessible, Seats along the way');
    expect(textOf({ type: 'activity', access: ['unheard-of'] }, 'access')).toBeUndefined();
  });

  test('suits families where it says so', () => {
    expect(textOf({ type: 'activity', family: true }, 'family')).toBe('Good for families');
    expect(textOf({ type: 'activity', family: false }, 'family')).toBeUndefined();
  });
});

describe('a house', () => {
  test.each<[Language, number | string | undefined, string | undefined]>([
    ['en', 1, '1 star'],
    ['en', 4, '4 stars'],
    ['ar', 2, 'نجمتان'],
    ['ar', 5, '5 نجوم'],
    ['ru', 3, '3 звезды'],
    ['ru', 5, '5 звёзд'],
    ['ja', 4, '4つ星'],
    ['zh', 4, '4星级'],
    ['en', 'camp', 'Tented camp'],
    ['en', 'palace', undefined],
    ['en', '7', undefined],
    ['en', undefined, undefined],
  ])('in %s has the class %s: %s', (language, value, text) => {
    expect(textOf({ type: 'stay', class: value }, 'class', language)).toBe(text);
  });

  test('says its price band in words', () => {
    const bands = [1, 2, 3, 4].map((priceBand) => textOf({ type: 'stay', priceBand }, 'priceBand'));
    expect(bands).toEqual(['Budget prices', 'Mid-range prices', 'Upper mid-range prices', 'High-end prices']);
  });

  test('that serves food names its cuisines', () => {
    const facts = factsOf({ type: 'dining', cuisine: ['hijazi', 'bakery'], priceBand: 1 }, contextIn('en'));
    expect(facts.map(({ text }) => text)).toEqual(['Hijazi, Bakery', 'Budget prices']);
  });
});

describe('a tour', () => {
  test.each<[Language, number, string | undefined]>([
    ['en', 1, '1 night'],
    ['en', 4, '4 nights'],
    ['ar', 2, 'ليلتان'],
    ['ar', 4, '4 ليالٍ'],
    ['ar', 11, '11 ليلة'],
    ['ru', 4, '4 ночи'],
    ['ru', 5, '5 ночей'],
    ['en', 0, undefined],
    ['en', -3, undefined],
  ])('in %s of %d nights', (language, nights, text) => {
    expect(textOf({ type: 'package', nights }, 'nights', language)).toBe(text);
  });

  test('points along the reading direction from place to place, and keeps names apart', () => {
    const item: FactItem = {
      type: 'package',
      route: [
        { id: 'a', name: 'Abha' },
        { id: 'b', name: 'Farasan' },
      ],
    };
    expect(textOf(item, 'route')).toBe('Abha → Farasan');
    expect(factsOf(item, contextIn('ar'))[0]?.text).toBe('\u2068Abha\u2069 ← \u2068Farasan\u2069');
    expect(textOf({ type: 'package', route: [] }, 'route')).toBeUndefined();
  });

  test('names who offers it, and that a licence was seen', () => {
    const operator = { id: 'P-1', name: 'Darb', verified: true };
    expect(textOf({ type: 'package', operator }, 'operator')).toBe('Darb, licensed operator');
    expect(textOf({ type: 'package', operator: { ...operator, verified: false } }, 'operator')).toBe('Darb');
  });

  test.each<[FactItem['groupSize'], string | undefined]>([
    [{ min: 2, max: 10 }, '2–10 people'],
    [{ min: 10, max: 2 }, '2–10 people'],
    [{ min: 4, max: 4 }, '4 people'],
    [{ max: 1 }, 'Up to 1 person'],
    [{ min: 6 }, 'At least 6 people'],
    [{}, undefined],
    [undefined, undefined],
  ])('for a group of %j', (groupSize, text) => {
    expect(textOf({ type: 'package', groupSize }, 'group')).toBe(text);
  });

  test('names its languages, each once', () => {
    const item = { type: 'package', languages: ['ar', 'en', 'ar', 'Tihami Arabic'] };
    expect(textOf(item, 'languages')).toBe('Languages: Arabic, English, Tihami Arabic');
    expect(textOf({ type: 'package', languages: ['en'] }, 'languages', 'ru')).toBe('Языки: английский');
  });

  test.each<[string, FactItem['departures'], string | undefined]>([
    [
      'some days of the week',
      { from: '2026-10-10', to: '2027-04-17', weekdays: [6, 1] },
      'Next departures: Nov 23 · Nov 28',
    ],
    [
      'days of the week that have not begun',
      { from: '2026-12-26', to: '2027-04-17', weekdays: [6] },
      'Next departures: Dec 26 · Jan 2, 2027',
    ],
    [
      'two more days of the week',
      { from: '2026-10-10', to: '2026-11-30', weekdays: [1] },
      'Next departures: Nov 23 · Nov 30',
    ],
    [
      'its day of the week today',
      { from: '2026-10-10', to: '2026-11-24', weekdays: [7] },
      'Next departures: Nov 22',
    ],
    ['no day of the week left', { from: '2026-10-10', to: '2026-11-25', weekdays: [5] }, 'Dates on request'],
    [
      'every day',
      { from: '2026-12-01', to: '2026-12-24', weekdays: [1, 2, 3, 4, 5, 6, 7] },
      'Departures: Dec 1 – 24, 2026',
    ],
    [
      'its last day today',
      { from: '2026-10-10', to: '2026-11-22', weekdays: [] },
      'Departures: Oct 10 – Nov 22, 2026',
    ],
    ['its last day yesterday', { from: '2026-10-10', to: '2026-11-21', weekdays: [] }, 'Dates on request'],
    ['one day that is past', { from: '2026-10-10', weekdays: [] }, 'Dates on request'],
    ['days of the week alone', { weekdays: [4] }, 'Departures: Thu'],
    ['nothing said', { weekdays: [] }, undefined],
    ['no departures', undefined, undefined],
  ])('with %s', (_, departures, text) => {
    expect(textOf({ type: 'package', departures }, 'departures', 'en', '2026-11-22T18:00:00Z')).toBe(text);
  });

  test('shows its dates as they are where nobody knows what time it is', () => {
    const departures = { from: '2020-01-01', to: '2020-02-01', weekdays: [] };
    expect(textOf({ type: 'package', departures }, 'departures')).toBe('Departures: Jan 1 – Feb 1, 2020');
    const onMondays = { from: '2026-10-10', to: '2027-04-17', weekdays: [6, 1] };
    expect(textOf({ type: 'package', departures: onMondays }, 'departures')).toBe(
      'Departures: Mon, Sat · Oct 10, 2026 – Apr 17, 2027',
    );
  });
});

describe('an event', () => {
  const evening = (day: string) => ({
    start: `${day}T18:00:00+03:00`,
    end: `${day}T22:30:00+03:00`,
    allDay: false,
  });
  const now = '2026-11-22T18:00:00Z';

  test.each<[string, Partial<FactItem>, string | undefined]>([
    [
      'several evenings, the next of them',
      { occurrences: [evening('2026-12-03'), evening('2026-11-19'), evening('2026-11-26')] },
      'Nov 26, 2026, 6:00 PM',
    ],
    ['an evening that has begun', { occurrences: [evening('2026-11-22')] }, 'Nov 22, 2026, 6:00 PM'],
    ['days', { occurrences: [{ start: '2026-12-03', end: '2026-12-12', allDay: true }] }, 'Dec 3 – 12, 2026'],
    ['a day', { occurrences: [{ start: '2026-12-03', allDay: true }] }, 'Dec 3, 2026'],
    [
      'an end before its start',
      { occurrences: [{ start: '2026-12-03', end: '2026-12-01', allDay: true }] },
      'Dec 3, 2026',
    ],
    ['no occurrence, but days', { startDate: '2026-12-03', endDate: '2026-12-04' }, 'Dec 3 – 4, 2026'],
    ['nothing to come', { occurrences: [evening('2026-11-19')] }, undefined],
    ['no date', {}, undefined],
  ])('with %s', (_, fields, text) => {
    expect(textOf({ type: 'event', ...fields }, 'date', 'en', now)).toBe(text);
  });

  test('says that it does not take place as planned', () => {
    expect(textOf({ type: 'event', status: 'cancelled' }, 'status')).toBe('Cancelled');
    expect(textOf({ type: 'event', status: 'scheduled' }, 'status')).toBeUndefined();
  });
});

test('an item of another type has no facts', () => {
  for (const type of ['article', '', 'constructor', '__proto__'])
    expect(factsOf({ type, minutes: 90, nights: 3 }, contextIn('en'))).toEqual([]);
  expect(factsOf({ minutes: 90 }, contextIn('en'), 'activity')).toHaveLength(1);
});

test('no fact of any type is left with a placeholder in any language', () => {
  const everything: FactItem = {
    bestMonths: [11, 12, 1],
    minutes: 1530,
    priceFrom: 120,
    currency: 'SAR',
    indoor: false,
    family: true,
    access: ['seating'],
    class: 3,
    priceBand: 2,
    amenities: ['wifi'],
    cuisine: ['hijazi'],
    nights: 3,
    route: [{ id: '', name: 'Abha' }],
    operator: { id: '', name: 'Darb', verified: true },
    departures: { from: '2027-01-01', weekdays: [5] },
    groupSize: { min: 2, max: 8 },
    languages: ['ja'],
    status: 'soldout',
    startDate: '2027-01-01',
  };
  for (const language of languages) {
    const facts = ['place', 'activity', 'stay', 'dining', 'package', 'event'].flatMap((type) =>
      factsOf(everything, contextIn(language), type),
    );
    expect(facts).toHaveLength(22);
    expect(facts.map(({ text }) => text).join('\n')).not.toMatch(/[{}]|undefined|NaN/);
  }
});
