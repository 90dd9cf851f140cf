import { describe, expect, test } from 'vitest';
import { languages, locales, type Language } from './languages.ts';
import { createTranslate, type Messages } from './messages.ts';

const messages: Messages = {
  close: 'Close',
  greeting: 'Hello {name}, {name}!',
  slide: 'Slide {index} of {total}',
  results: { one: '{count} result', other: '{count} results' },
  empty: '',
};

const translate = (labels: Record<string, string> = {}, site: Record<string, string> = {}) =>
  createTranslate(messages, [labels, site], 'en', 'latn');

describe('a text is', () => {
  test.each([
    ['the built-in one', {}, {}, 'Close'],
    ['the site’s own', {}, { close: 'Shut' }, 'Shut'],
    ['the widget’s own before that', { close: 'Done' }, { close: 'Shut' }, 'Done'],
  ])('%s', (_, labels, site, text) => {
    expect(translate(labels, site)('close')).toBe(text);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'its key where nobody knows it: %s',
    (key) => {
      expect(translate()(key)).toBe(key);
    },
  );

  test('never one that a page has added to the prototype of objects', () => {
    Object.assign(Object.prototype, { close: 'polluted', name: 'polluted' });
    try {
      expect(translate()('close')).toBe('Close');
      expect(translate()('greeting')).toBe('Hello {name}, {name}!');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'close');
      Reflect.deleteProperty(Object.prototype, 'name');
    }
  });
});

describe('placeholders', () => {
  test.each([
    ['greeting', { name: 'Noura' }, 'Hello Noura, Noura!'],
    ['slide', { index: 2, total: 1234 }, 'Slide 2 of 1,234'],
    ['slide', { index: 2 }, 'Slide 2 of {total}'],
    ['greeting', {}, 'Hello {name}, {name}!'],
    ['greeting', { name: '$& {index} </b>' }, 'Hello $& {index} </b>, $& {index} </b>!'],
    ['greeting', { name: '' }, 'Hello , !'],
  ])('%s with %o', (key, values, text) => {
    expect(translate()(key, values)).toBe(text);
  });

  test('stand in an author’s own wording, too', () => {
    expect(translate({ slide: '{index}/{total}' })('slide', { index: 1, total: 5 })).toBe('1/5');
    expect(translate({ results: 'Found {count}' })('results', { count: 1 })).toBe('Found 1');
  });

  test('of templates are shown as they are', () => {
    expect(translate({ close: '{{7*7}} ${x} {a-b}' })('close', { y: 1 })).toBe('{{7*7}} ${x} {a-b}');
  });
});

describe('plurals', () => {
  const forms: Messages = {
    days: { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' },
  };

  // Sample numbers of the CLDR plural rules.
  test.each<[Language, Record<string, number[]>]>([
    ['en', { one: [1], other: [0, 2, 5, 11, 21, 100] }],
    ['de', { one: [1], other: [0, 2, 11, 21] }],
    ['es', { one: [1], many: [1_000_000, 2_000_000], other: [0, 2, 100] }],
    ['fr', { one: [0, 1], many: [1_000_000], other: [2, 17] }],
    ['ru', { one: [1, 21, 31, 101], few: [2, 3, 4, 22, 24], many: [0, 5, 11, 12, 14, 19, 111] }],
    [
      'ar',
      { zero: [0], one: [1], two: [2], few: [3, 10, 103], many: [11, 26, 99, 111], other: [100, 102, 200] },
    ],
    ['zh', { other: [0, 1, 2, 11] }],
    ['ja', { other: [0, 1, 2, 11] }],
  ])('%s', (language, expected) => {
    const translate = createTranslate(forms, [], language, 'latn');
    for (const [category, counts] of Object.entries(expected)) {
      expect(counts.map((count) => [count, translate('days', { count })])).toEqual(
        counts.map((count) => [count, category]),
      );
    }
  });

  test('without a number of their own form take the general one', () => {
    const translate = createTranslate({ days: { other: '{count} days' } }, [], 'ar', 'latn');
    expect(translate('days', { count: 2 })).toBe('2 days');
    expect(translate('days')).toBe('{count} days');
  });
});

describe('digits in texts', () => {
  const page: Messages = { price: 'x {count}' };

  test.each<[Language, 'latn' | 'arab', string]>([
    ['ar', 'latn', 'x 1,234.5'],
    ['ar', 'arab', 'x ١٬٢٣٤٫٥'],
    ['en', 'arab', 'x 1,234.5'],
    ['de', 'latn', 'x 1.234,5'],
    ['ru', 'arab', 'x 1\u00a0234,5'],
  ])('%s with %s', (language, numerals, text) => {
    expect(createTranslate(page, [], language, numerals)('price', { count: 1234.5 })).toBe(text);
  });

  test.each(languages)('of what is no number stay as they are: %s', (language) => {
    const phone = '+966 800 123 4567';
    expect(createTranslate({ call: '{phone}' }, [], language, 'arab')('call', { phone })).toBe(phone);
    expect(Intl.PluralRules.supportedLocalesOf(locales[language])).toHaveLength(1);
  });
});
