import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { ask, askJson } from './ask.ts';
import { letterOf } from './letters.ts';
import { createOriginState } from './state.ts';

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>;
}

const admin = { as: 'u-partner-admin' };
const d1 = (query: string, as = admin) =>
  askJson(createOriginState(), `/bin/scp/search/business-directory?${query}`, as) as Promise<Page>;
const p1 = (query: string, as: string) =>
  askJson(createOriginState(), `/api/users/businessProfiles/v1/partner?${query}`, { as }) as Promise<Page>;
const namesOf = ({ items }: Page) => items.map(({ companyName }) => companyName);
const lettersOf = ({ facets }: Page) => facets['letter']?.map(({ value }) => value).toSorted();

describe('the directory', () => {
  test('counts pages from 1, of 15 companies each', async () => {
    const [first, second, without] = [await d1('page=1'), await d1('page=2'), await d1('')];
    expect(first.items).toHaveLength(15);
    expect(namesOf(without)).toEqual(namesOf(first));
    expect(namesOf(second)).not.toEqual(namesOf(first));
    expect(await d1('page=9')).toMatchObject({ items: [], total: 60 });
  });

  test('has the companies of a letter alone, and counts the others beside it', async () => {
    const page = await d1('letter=Q');
    expect(namesOf(page)).toEqual(['Qafila Coaches', 'Qimmat Al-Arar Walks']);
    expect(lettersOf(page)).toContain('B');
  });

  test('has letters of the page’s script', async () => {
    expect(lettersOf(await d1('lang=en'))).not.toContain('#');
    expect(lettersOf(await d1('lang=ar'))).toContain('ن');
    expect(lettersOf(await d1('lang=ar'))).not.toContain('N');
  });

  test.each(['q=samt', 'q=سمت'])('finds a company by its Latin and its Arabic name: %s', async (query) => {
    expect(namesOf(await d1(query))).toEqual(['Samt Najd Trails']);
  });

  test('narrows by each filter', async () => {
    const page = await d1('category=hotel&region=asir&verified=true&languages=en');
    expect(page.items).not.toEqual([]);
    for (const item of page.items)
      expect(item).toMatchObject({ category: 'hotel', region: 'asir', verified: true });
  });

  test('is for signed-in visitors', async () => {
    const path = '/bin/scp/search/business-directory';
    expect((await ask(createOriginState(), path, {})).status).toBe(401);
  });
});

test('the public listing has no contacts but for business users', async () => {
  const path = '/bin/api/v1/search.json?locale=en&type=bd&query=samt';
  const answer = await askJson(createOriginState(), path, {});
  expect(JSON.stringify(answer)).not.toMatch(/example\.|\+966/);
  expect(JSON.stringify(await askJson(createOriginState(), path, admin))).toMatch(/\+966110000001/);
});

test('entries of every state are for the authority, with their counts', async () => {
  const all = await p1('', 'u-sta-admin');
  expect(all.total).toBe(62);
  expect(all.facets['status']).toEqual(expect.arrayContaining([{ value: 'submitted', count: 1 }]));
  expect(namesOf(await p1('status=unpublished', 'u-sta-admin'))).toEqual(['Yamama Stay']);
  expect((await p1('', 'u-partner-admin')).total).toBe(60);
});

test.each<[Language, string, string]>([
  ['en', 'Élan Tours', 'E'],
  ['en', '“Al-Waal” School', 'A'],
  ['en', 'نزل الأثل', '#'],
  ['en', '4x4 Club', '#'],
  ['en', '', '#'],
  ['de', 'Über Land', 'U'],
  ['fr', 'Œuvre', 'Œ'],
  ['es', 'Ñandú', 'Ñ'],
  ['es', 'Ámbar', 'A'],
  ['ar', 'أدلاء دادان', 'ا'],
  ['ar', 'نُزل الأثل', 'ن'],
  ['ar', 'Nuzul', '#'],
  ['ru', 'Ёлка', 'Е'],
  ['ru', 'Йога-тур', 'Й'],
  ['ru', 'Nuzul', '#'],
  ['zh', '北京旅行社', 'B'],
  ['zh', '中国之旅', 'Z'],
  ['zh', 'Nuzul', 'N'],
  ['ja', 'がくぶち', 'か'],
  ['ja', 'パレス', 'は'],
  ['ja', 'ッ', 'た'],
  ['ja', '東京', '#'],
])('on a page in %s the name %s stands under %s', (language, name, letter) => {
  expect(letterOf(name, language)).toBe(letter);
});
