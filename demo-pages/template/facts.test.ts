import { basename } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findItemKinds } from '#src/schema/item-kinds.ts';
import { allContent } from '#origin/content.ts';
import { factFiles, renderFacts } from './facts.ts';

test('each file of facts is called as the file of a kind of item', () => {
  const kinds = findItemKinds().map(({ file }) => basename(file, '.ts'));
  expect(factFiles.length).toBeGreaterThan(0);
  expect(factFiles.filter((name) => !kinds.includes(name))).toEqual([]);
});

test('the page of a trade event, whose file has a name of two words, says who it is for', () => {
  const item = allContent('en').find(({ type }) => type === 'b2bEvent')!;
  expect(renderFacts(item, 'en')).toContain('<dt>For</dt>');
});

test('a story that goes through several regions names each of them', () => {
  const item = allContent('en').find(({ id }) => id === 'unesco-road-trip')!;
  const regions = /<dt>Region<\/dt><dd>(.*?)<\/dd>/u.exec(renderFacts(item, 'en'))?.[1];
  expect(regions).toBe(
    '<bdi>Madinah Region, Riyadh Region, Makkah Region, Hail Region, Eastern Region, Najran Region</bdi>',
  );
});

afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-20', ['2027', '2028']],
  ['2027-02-22', ['2027', '2028']],
  ['2030-01-01', ['2028']],
])('the page of an event lists the dates that are to come on %s, or the last of all', (day, years) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00+03:00`) });
  const item = allContent('en').find(({ id }) => id === 'founding-day')!;
  const dates = /<dt>When<\/dt><dd>(.*?)<\/dd>/u.exec(renderFacts(item, 'en'))?.[1] ?? '';
  expect(dates.match(/\b20\d\d\b/gu)).toEqual(years);
});
