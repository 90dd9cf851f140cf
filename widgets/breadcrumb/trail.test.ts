import { describe, expect, test } from 'vitest';
import { authoredTrail, derivedTrail, fold, placeOf, toBreadcrumbList, toWords } from './trail.ts';

const host = 'https://visit.example.com';
const page = `${host}/en/places/alula/hegra.html?a=1#top`;

describe('an address is known by its place, however it is written', () => {
  test.each([
    ['/en/places', '/en/places'],
    ['/en/places/', '/en/places'],
    ['/en/places.html?x=1#y', '/en/places'],
    [`${host}/en/home.html`, '/en'],
    ['/en/index.html', '/en'],
    ['/en/', '/en'],
    ['/', '/'],
    ['/home.html', '/'],
    ['/ar/%D9%88%D8%AC%D9%87%D8%A7%D8%AA', '/ar/وجهات'],
    ['/en/%E0%A4%A', '/en/%E0%A4%A'],
    ['../saudi.html', '/en/places/saudi'],
    ['https://example.org/en', undefined],
    ['http://[', undefined],
  ])('%s is %s', (address, place) => {
    expect(placeOf(address, page)).toBe(place);
  });
});

describe('a path of an author’s', () => {
  const trail = (...items: [string, string?][]) =>
    authoredTrail(
      items.map(([ctaLabel, ctaLink]) => ({ ctaLabel, ctaLink })),
      page,
    ).map(({ label, link, isCurrent }) => (isCurrent ? `[${label}]` : `${label} ${link}`));

  test('ends with the page itself, which is not linked', () => {
    expect(trail(['Home', '/en'], ['Places', '/en/places'], ['Hegra', '/en/x'])).toEqual([
      'Home /en',
      'Places /en/places',
      '[Hegra]',
    ]);
  });

  test('has the page where its link leads to it', () => {
    expect(trail(['Home', '/en'], ['Hegra', '/en/places/alula/hegra'], ['Tombs', '/en/tombs'])).toEqual([
      'Home /en',
      '[Hegra]',
      'Tombs /en/tombs',
    ]);
  });

  test('skips what has no label', () => {
    expect(trail(['Home', '/en'], [' ', '/en/places'], ['Hegra'])).toEqual(['Home /en', '[Hegra]']);
  });

  test('keeps an entry without a link as words', () => {
    expect(trail(['Home', '/en'], ['Region'], ['Hegra'])).toEqual([
      'Home /en',
      'Region undefined',
      '[Hegra]',
    ]);
  });

  test('may be empty', () => {
    expect(trail()).toEqual([]);
  });
});

describe('a path made from the address', () => {
  const derive = (path: string, options: Partial<Parameters<typeof derivedTrail>[0]> = {}) =>
    derivedTrail({
      pageUrl: host + path,
      language: 'en',
      home: 'Home',
      nameOf: () => undefined,
      names: { places: new Map() },
      startLevel: 2,
      showHidden: false,
      ...options,
    }).map(({ label, link, isCurrent }) => (isCurrent ? `[${label}]` : `${label} ${link}`));

  test.each<[string, string[]]>([
    ['/en/places/al-ahsa-oasis', ['Home /en', 'Places /en/places', '[Al ahsa oasis]']],
    ['/en/places/hegra.html', ['Home /en', 'Places /en/places.html', '[Hegra]']],
    ['/en/places/', ['Home /en', '[Places]']],
    ['/en/news/2026/11/rain', ['Home /en', 'News /en/news', '[Rain]']],
    ['/en/_drafts/rain', ['Home /en', '[Rain]']],
    ['/en/jcr:content/rain', ['Home /en', '[Rain]']],
    ['/en/3-days/rain', ['Home /en', '3 days /en/3-days', '[Rain]']],
    ['/en/news/2026', ['Home /en', 'News /en/news', '[2026]']],
    ['/en/home.html', ['[Home]']],
    ['/en', ['[Home]']],
    ['/', ['[Home]']],
    ['/places/hegra', ['Home /', 'Places /places', '[Hegra]']],
    ['/en/%D9%88/x', ['Home /en', 'و /en/%D9%88', '[X]']],
    ['/en/a%2Fb/x', ['Home /en', 'A%2Fb /en/a%2Fb', '[X]']],
    ['/en_US/places/hegra', ['Home /en_US', 'Places /en_US/places', '[Hegra]']],
    [
      '/content/site/en/places/hegra.html',
      ['Home /content/site/en', 'Places /content/site/en/places.html', '[Hegra]'],
    ],
  ])('%s', (path, expected) => {
    expect(derive(path)).toEqual(expected);
  });

  test.each<[number, string[]]>([
    [1, ['visit.example.com /', 'Home /en', 'Places /en/places', '[Hegra]']],
    [3, ['Places /en/places', '[Hegra]']],
    [9, []],
  ])('begins at level %i', (startLevel, expected) => {
    expect(derive('/en/places/hegra', { startLevel })).toEqual(expected);
  });

  test('has hidden levels where its author wants them', () => {
    expect(derive('/en/news/2026/_a/rain', { showHidden: true })).toEqual([
      'Home /en',
      'News /en/news',
      '2026 /en/news/2026',
      'A /en/news/2026/_a',
      '[Rain]',
    ]);
  });

  test('has the words and addresses of the page, an author’s own before these', () => {
    const places = new Map([
      ['/en', { label: 'Rihla', link: '/en/home.html' }],
      ['/en/places', { label: 'Destinations', link: '/en/places.html?from=nav' }],
      ['/en/places/2026', { label: 'This year', link: '/en/places/2026' }],
    ]);
    const names = { current: 'Hegra, city of tombs', places };
    expect(derive('/en/places/2026/hegra', { names })).toEqual([
      'Home /en/home.html',
      'Destinations /en/places.html?from=nav',
      'This year /en/places/2026',
      '[Hegra, city of tombs]',
    ]);
    const nameOf = (place: string) => (place === '/en/places' ? 'Where to go' : undefined);
    expect(derive('/en/places/hegra', { names, nameOf })[1]).toBe('Where to go /en/places.html?from=nav');
  });
});

test('words of a segment', () => {
  expect(toWords('al-ahsa_oasis')).toBe('Al ahsa oasis');
  expect(toWords('--')).toBe('');
});

const crumbs = (length: number) =>
  Array.from({ length }, (_, index) => ({
    label: `${index + 1}`,
    link: `/${index + 1}`,
    isCurrent: false,
  }));

test.each<[number, number, string]>([
  [5, 5, '1 2 3 4 5 ||'],
  [6, 5, '1 | 2 3 | 4 5 6'],
  [9, 5, '1 | 2 3 4 5 6 | 7 8 9'],
  [4, 3, '1 | 2 3 | 4'],
  [2, 3, '1 2 ||'],
])('of %i steps at most %i show, the button counted', (length, maximum, expected) => {
  const { head, middle, tail } = fold(crumbs(length), maximum);
  const say = (steps: readonly { label: string }[]) => steps.map(({ label }) => label).join(' ');
  expect(`${say(head)} | ${say(middle)} | ${say(tail)}`.replace(/ +\| +\| +$/, ' ||')).toBe(expected);
});

test('search engines get whole addresses, and none for the page itself', () => {
  const trail = [
    { label: 'Home', link: '/en', isCurrent: false },
    { label: 'Hegra', link: undefined, isCurrent: true },
  ];
  expect(toBreadcrumbList(trail, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${host}/en` },
      { '@type': 'ListItem', position: 2, name: 'Hegra' },
    ],
  });
});
