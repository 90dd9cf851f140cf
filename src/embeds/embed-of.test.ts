import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { embedOf, hostedFilm, judgeEmbed, type EmbedChoice } from './embed-of.ts';

const pageIn = (language: Language, allowedEmbedHosts: readonly string[] = []) =>
  createPage(
    {},
    { url: 'https://visit.example/en/a.html', language, site: readValue(siteSchema, { allowedEmbedHosts }) },
  );
const page = pageIn('en');
const key = 'dQw4w9WgXcQ';
const film = `https://www.youtube-nocookie.com/embed/${key}`;
const inEnglish = 'hl=en&cc_lang_pref=en&playsinline=1&rel=0';

describe('an address that people copy becomes the one for a frame', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${key}&feature=share`, `${film}?${inEnglish}`],
    [`https://youtu.be/${key}?si=abc&t=90s`, `${film}?start=90&${inEnglish}`],
    [`https://m.youtube.com/shorts/${key}`, `${film}?${inEnglish}`],
    [`https://www.youtube.com/embed/${key}?autoplay=1`, `${film}?${inEnglish}`],
    [
      'https://www.youtube.com/playlist?list=PL_a-1',
      `https://www.youtube-nocookie.com/embed/videoseries?list=PL_a-1&${inEnglish}`,
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&texttrack=en'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&texttrack=en',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&texttrack=en',
    ],
    [
      'https://www.google.com/maps/embed?pb=!1m18!2d46.67!3d24.71',
      'https://www.google.com/maps/embed?pb=%211m18%212d46.67%213d24.71&hl=en',
    ],
    [
      'https://www.google.com/maps/embed/v1/place?key=k&q=Hegra',
      'https://www.google.com/maps/embed/v1/place?key=k&q=Hegra&language=en',
    ],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=37.9,26.7,38,26.9&layer=mapnik',
      'https://www.openstreetmap.org/export/embed.html?bbox=37.9,26.7,38,26.9&layer=mapnik',
    ],
    [
      'https://soundcloud.com/rihla/dunes',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Frihla%2Fdunes',
    ],
    [
      'https://open.spotify.com/intl-de/episode/7makk4o?si=1',
      'https://open.spotify.com/embed/episode/7makk4o',
    ],
    ['https://www.instagram.com/reel/Cx1_-a/?igsh=1', 'https://www.instagram.com/reel/Cx1_-a/embed/?hl=en'],
    [
      'https://www.tiktok.com/@visit/video/7212345678901234567?lang=en',
      'https://www.tiktok.com/player/v1/7212345678901234567?rel=0',
    ],
  ])('%s', (address, src) => expect(embedOf(address, page)?.src).toBe(src));

  test.each([
    [`https://youtu.be/${key}`, 'ar', 'hl=ar&cc_lang_pref=ar'],
    [`https://youtu.be/${key}`, 'zh', 'hl=zh-CN&cc_lang_pref=zh'],
    ['https://www.google.com/maps?q=Hegra&output=embed', 'zh', 'hl=zh-CN'],
    ['https://vimeo.com/1', 'de', 'texttrack=de'],
  ] as const)('%s, in the page’s language: %s', (address, language, params) =>
    expect(embedOf(address, pageIn(language))?.src).toContain(params),
  );
});

test.each([
  [`https://youtu.be/${key}?t=90`, 'YouTube', 'film', `https://www.youtube.com/watch?v=${key}`],
  ['https://player.vimeo.com/video/1?h=ab', 'Vimeo', 'film', 'https://vimeo.com/1/ab'],
  [
    'https://www.google.com/maps/embed?pb=!2d46.67!3d24.71',
    'Google Maps',
    'map',
    'https://www.google.com/maps/search/?api=1&query=24.71%2C46.67',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=37,26,38,27',
    'OpenStreetMap',
    'map',
    'https://www.openstreetmap.org/?minlon=37&minlat=26&maxlon=38&maxlat=27',
  ],
  ['https://soundcloud.com/a/b', 'SoundCloud', 'sound', 'https://soundcloud.com/a/b'],
])('%s is of %s, a %s, which can be had at a page of its own', (address, name, kind, link) => {
  expect(embedOf(address, page)).toMatchObject({ name, kind, link });
});

test('starts by itself only where a visitor’s press asks for it', () => {
  const { src, startSrc } = embedOf(`https://youtu.be/${key}`, page)!;
  expect(src).not.toContain('autoplay');
  expect(startSrc).toBe(`${src}&autoplay=1`);
});

describe('an address that must not be embedded is refused, and its author reads what to write', () => {
  const html = '<iframe src="https://www.youtube.com/embed/a"></iframe>';
  test.each([
    ['an address of nothing', 'hegra', 'https address', undefined],
    ['HTML', html, 'https address', undefined],
    ['a script', 'javascript:alert(1)', 'https address', undefined],
    ['data', 'data:text/html,x', 'https address', undefined],
    ['http', 'http://www.youtube.com/watch?v=a', 'https address', 'http://www.youtube.com/watch?v=a'],
    ['credentials', 'https://mia:pw@weather.example/', 'https address without credentials', undefined],
    ['another host', 'https://weather.example/a', 'allowedEmbedHosts', 'https://weather.example/a'],
    ['a host that ends alike', 'https://notyoutube.com/watch?v=a', 'allowedEmbedHosts', expect.any(String)],
    ['a channel', 'https://www.youtube.com/@visit', 'YouTube', 'https://www.youtube.com/@visit'],
    ['an id with a path', 'https://youtu.be/..%2Fa', 'YouTube', expect.any(String)],
    ['a page of a map', 'https://www.google.com/maps/place/Hegra', 'Google Maps', expect.any(String)],
    [
      'a sound of elsewhere',
      'https://w.soundcloud.com/player/?url=https://evil.example/a/b',
      'SoundCloud',
      expect.any(String),
    ],
    [
      'a box that is none',
      'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,x',
      'OpenStreetMap',
      expect.any(String),
    ],
  ])('%s', (_, address, expected, link) => {
    const judged = judgeEmbed(address, page);
    expect(judged.embed).toBeUndefined();
    expect(judged.expected).toContain(expected);
    expect(judged.link).toEqual(link);
  });
});

describe('hosts', () => {
  const own = 'https://weather.example/dunes?lang=de';
  test.each<[string, string, EmbedChoice, boolean]>([
    ['that the site allows are embedded as they stand', own, {}, true],
    ['but none below them', 'https://a.weather.example/', {}, false],
    ['with the port alone that the site names', 'https://weather.example:444/', {}, false],
    ['an author’s own hosts narrow them', own, { allowedHosts: ['tides.example'] }, false],
    ['and never widen them', 'https://tides.example/', { allowedHosts: ['tides.example'] }, false],
    [
      'they hold for what lies below them',
      `https://www.youtube.com/embed/${key}`,
      { allowedHosts: ['youtube.com'] },
      true,
    ],
    ['for known providers, too', `https://youtu.be/${key}`, { allowedHosts: ['vimeo.com'] }, false],
    [
      'an address of another provider than the chosen one is refused',
      `https://youtu.be/${key}`,
      { provider: 'vimeo' },
      false,
    ],
    [
      'as it stands, even a known one must be allowed',
      `https://youtu.be/${key}`,
      { provider: 'other' },
      false,
    ],
    [
      'what a known provider has no rule for counts as any other',
      'https://docs.google.com/forms/1',
      {},
      true,
    ],
    ['http on this machine is let through where it is allowed', 'http://127.0.0.1:9000/frame', {}, true],
    ['but nowhere else', 'http://weather.example/', {}, false],
  ])('%s', (_, address, choice, isEmbedded) => {
    const site = pageIn('en', ['weather.example', '127.0.0.1:9000', 'docs.google.com']);
    expect(embedOf(address, site, choice) !== undefined).toBe(isEmbedded);
  });

  test('the page’s own is told apart', () => {
    const site = pageIn('en', ['visit.example', 'weather.example']);
    expect(embedOf('https://visit.example/frame', site)?.isOwn).toBe(true);
    expect(embedOf('https://weather.example/frame', site)?.isOwn).toBe(false);
  });
});

test.each([
  ['youtube', key, film],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871'],
  ['youtube', '../watch', undefined],
  ['youtube', 'a/b', undefined],
  ['youtube', 'a'.repeat(33), undefined],
  ['youtube', '', undefined],
  ['vimeo', 'abc', undefined],
] as const)('a hosted film of %s by its id %s', (host, id, src) =>
  expect(hostedFilm(host, id, page)?.src.split('?')[0]).toBe(src),
);
