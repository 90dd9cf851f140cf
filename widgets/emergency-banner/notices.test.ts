import { describe, expect, test } from 'vitest';
import { pageLanguage } from '#src/page/language.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { isForCountry, isForPage, isShownAt, noticesOf } from './notices.ts';
import widget from './widget.ts';

const zone = 'Asia/Riyadh';

function noticesFrom(messages: readonly object[], options: object = {}) {
  const { config } = readConfig(widget.schema, JSON.stringify({ messages, ...options }));
  return noticesOf(config, zone);
}

test('the most severe come first, else the author’s order holds', () => {
  const severities = ['info', 'warning', 'critical', 'info', 'warning'];
  const notices = noticesFrom(
    severities.map((severity, index) => ({ id: String(index), title: 'A', severity })),
  );
  expect(notices.map(({ key }) => key)).toEqual(['2', '1', '4', '0', '3']);
});

test('an emergency can never be closed, the others where their author allows it', () => {
  const messages = ['critical', 'warning', 'info'].map((severity) => ({ title: severity, severity }));
  expect(noticesFrom(messages).map(({ canClose }) => canClose)).toEqual([false, true, true]);
  const fixed = noticesFrom(messages, { dismissible: false });
  expect(fixed.map(({ canClose }) => canClose)).toEqual([false, false, false]);
});

test('a message without an identifier is remembered by its words', () => {
  const keys = noticesFrom([{ title: 'A', body: 'B' }, { body: 'C' }]).map(({ key }) => key);
  expect(keys).toEqual(['A', 'C']);
});

describe('a message is shown', () => {
  test.each([
    ['without dates', {}, '2026-11-20T12:00:00Z', true],
    ['from the first moment of a day', { from: '2026-11-20' }, '2026-11-19T21:00:00Z', true],
    ['not before it', { from: '2026-11-20' }, '2026-11-19T20:59:59Z', false],
    ['to the last moment of a day', { to: '2026-11-20' }, '2026-11-20T20:59:59Z', true],
    ['not after it', { to: '2026-11-20' }, '2026-11-20T21:00:00Z', false],
    ['to the minute', { to: '2026-11-20T10:30:00+03:00' }, '2026-11-20T07:30:00Z', false],
    ['on one day', { from: '2026-11-20', to: '2026-11-20' }, '2026-11-20T12:00:00Z', true],
    ['whatever an unreadable date says', { from: 'soon', to: '2026-13-40' }, '2026-11-20T12:00:00Z', true],
    [
      'never, if it ends before it begins',
      { from: '2026-11-20', to: '2026-11-10' },
      '2026-11-15T12:00:00Z',
      false,
    ],
  ])('%s', (_, dates, now, isShown) => {
    const [notice] = noticesFrom([{ title: 'A', ...dates }]);
    expect(isShownAt(notice!, Date.parse(now))).toBe(isShown);
  });

  test('where nobody knows the time, only if it has no dates', () => {
    const notices = noticesFrom([{ title: 'A' }, { title: 'B', to: '2999-01-01' }]);
    expect(notices.map((notice) => isShownAt(notice, undefined))).toEqual([true, false]);
  });
});

describe('paths', () => {
  test.each([
    [[], '/en/places', true],
    [['/places'], '/en/places', true],
    [['/places'], '/ar/places/alula.html', true],
    [['places/'], '/en/places/alula', true],
    [['/places/alula'], '/en/places/alula.html', true],
    [['/places.html'], '/en/places/alula.html', true],
    [['/places'], '/en/places-to-stay', false],
    [['/places'], '/en/events/places', false],
    [['/ar/places'], '/ar/places/alula', true],
    [['/ar/places'], '/en/places/alula', false],
    [['/'], '/en/anything', true],
    [['/events', '/places'], '/en/places', true],
    [['/أماكن'], '/ar/%D8%A3%D9%85%D8%A7%D9%83%D9%86/x', true],
    [['/places'], '/places', true],
    [['/places'], '/content/site/en/places/alula.html', true],
    [['/en/places'], '/content/site/en/places/alula.html', true],
    [['/content/site/en'], '/content/site/en/places', true],
    [['/site'], '/content/site/en/places', false],
    [['/places'], '/en-route/places', false],
  ])('%j: %s is %s', (pathPrefixes, path, isMeant) => {
    const page = { url: `https://a.example${path}?q=1#x`, language: pageLanguage(path, 'en') };
    expect(isForPage({ pathPrefixes }, page)).toBe(isMeant);
  });
});

test.each([
  [[], null, true],
  [[], undefined, true],
  [['Saudi Arabia'], 'SA', true],
  [['sa', 'Türkiye'], 'TR', true],
  [['Turkey'], 'TR', true],
  [['Japan'], 'SA', false],
  [['Japan'], null, false],
  [['Japan'], undefined, false],
  [['Atlantis'], null, false],
  [['Atlantis'], 'SA', false],
  [['Korea'], 'KR', false],
])('a message for %j is for visitors from %s: %s', (countries, country, isMeant) => {
  expect(isForCountry({ countries }, country)).toBe(isMeant);
});
