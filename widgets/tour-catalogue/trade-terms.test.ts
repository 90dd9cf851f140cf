import { expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import { createTranslate } from '#src/i18n/messages.ts';
import en from './messages/en.json';
import { tradeTerms } from './trade-terms.ts';

const t = createTranslate(en, [], 'en', 'latn') as Parameters<typeof tradeTerms>[1];
const format = createFormat({ language: 'en', timeZone: 'Asia/Riyadh', numerals: 'latn' });
const textsOf = (item: Partial<Parameters<typeof tradeTerms>[0]>) =>
  tradeTerms({ currency: 'SAR', groupSize: undefined, ...item }, t, format).map(({ name, value }) =>
    `${name}: ${value}`.replaceAll('\u00A0', ' '),
  );

test.each<[string, Parameters<typeof textsOf>[0], string[]]>([
  [
    'all of them',
    { netPrice: 2015, commission: 12.5, releaseDays: 1, groupSize: { min: 4, max: 8 } },
    [
      'Net rate per person: SAR 2,015',
      'Commission: 12.5%',
      'Release: 1 day before departure',
      'Smallest group: 4 people',
    ],
  ],
  [
    'rates with digits after the point',
    { netPrice: 2332.125, commission: 13.25 },
    ['Net rate per person: SAR 2,332.125', 'Commission: 13.25%'],
  ],
  ['a currency that has a sign', { netPrice: 900, currency: 'EUR' }, ['Net rate per person: EUR 900']],
  ['a group alone', { groupSize: { min: 4, max: 8 } }, []],
  ['a net rate of 0', { netPrice: 0 }, []],
  ['a net rate below 0', { netPrice: -1 }, []],
  ['a net rate without a currency', { netPrice: 2015, currency: '' }, []],
  ['a commission of 0', { commission: 0 }, ['Commission: 0%']],
  ['a commission above all of it', { commission: 101 }, []],
  ['a commission below 0', { commission: -5 }, []],
  ['a release on the day', { releaseDays: 0 }, ['Release: 0 days before departure']],
  ['a release after departure', { releaseDays: -3 }, []],
])('a tour with %s', (_, item, texts) => {
  expect(textsOf(item)).toEqual(texts);
});
