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

describe('an address of a “share” button, of a list or of another host names its film', () => {
  test.each<readonly [string, string]>([
    ...[
      'https://www.youtube.de/watch?v=',
      'https://www.youtube.co.uk/watch?v=',
      'https://youtube.com.sa/watch?v=',
      'https://music.youtube.com/watch?v=',
      'https://m.youtube.com/watch?app=desktop&v=',
      'https://www.youtube-nocookie.com/embed/',
      'https://www.youtube.com/live/',
      'https://youtube.com/shorts/',
      'https://www.youtube.com/watch/',
      'https://www.youtube.com/watch?list=PLa&index=3&v=',
      'https://www.youtu.be/',
    ].map((start) => [`${start}${key}`, `${film}?${inEnglish}`] as const),
    ...[
      `https://youtu.be/${key}?si=abc&t=1m30s`,
      `https://youtu.be/${key}?t=0h1m30s`,
      `https://youtu.be/${key}#t=1m30s`,
      `https://www.youtube.com/watch?v=${key}#t=90`,
      `https://www.youtube.com/watch?v=${key}&t=90s`,
      `https://www.youtube.com/watch?time_continue=90&v=${key}`,
      `https://www.youtube.com/embed/${key}?start=90`,
      `https://www.youtube.com/live/${key}?si=a&t=90`,
    ].map((address) => [address, `${film}?start=90&${inEnglish}`] as const),
    [`https://youtu.be/${key}?t=1h2m3s`, `${film}?start=3723&${inEnglish}`],
    [`https://youtu.be/${key}?t=2h`, `${film}?start=7200&${inEnglish}`],
    ...['', '0', 's', '-5', '1:30', '90x', '1m1h'].map(
      (start) => [`https://youtu.be/${key}?t=${start}`, `${film}?${inEnglish}`] as const,
    ),
  ])('%s', (address, src) => expect(embedOf(address, page)?.src).toBe(src));

  test.each([
    ['channels/staffpicks/76979871', '?dnt=1&texttrack=en'],
    ['groups/shortfilms/videos/76979871', '?dnt=1&texttrack=en'],
    ['album/3953264/video/76979871', '?dnt=1&texttrack=en'],
    ['showcase/3953264/video/76979871?h=8272103f6e', '?h=8272103f6e&dnt=1&texttrack=en'],
    ['ondemand/dunes/76979871', '?dnt=1&texttrack=en'],
    ['manage/videos/76979871/8272103f6e', '?h=8272103f6e&dnt=1&texttrack=en'],
    ['video/76979871', '?dnt=1&texttrack=en'],
    ['76979871/8272103f6e?share=copy', '?h=8272103f6e&dnt=1&texttrack=en'],
    ['76979871/description', '?dnt=1&texttrack=en'],
    ['76979871#t=1m30s', '?dnt=1&texttrack=en#t=90s'],
    ['76979871?share=copy&ts=90500', '?dnt=1&texttrack=en#t=90s'],
    ['76979871?share=copy#t=0', '?dnt=1&texttrack=en'],
  ])('vimeo.com/%s', (address, params) => {
    expect(embedOf(`https://vimeo.com/${address}`, page)?.src).toBe(
      `https://player.vimeo.com/video/76979871${params}`,
    );
  });

  test.each([
    [
      'https://m.tiktok.com/v/7212345678901234567.html',
      'https://www.tiktok.com/player/v1/7212345678901234567?rel=0',
    ],
    [
      'https://www.instagram.com/visit.saudi/reel/Cx1_-a/?igsh=1',
      'https://www.instagram.com/reel/Cx1_-a/embed/?hl=en',
    ],
    ['https://www.instagram.com/reels/Cx1_-a/', 'https://www.instagram.com/reel/Cx1_-a/embed/?hl=en'],
    ['https://instagr.am/p/Cx1_-a', 'https://www.instagram.com/p/Cx1_-a/embed/?hl=en'],
  ])('%s', (address, src) => expect(embedOf(address, page)?.src).toBe(src));

  test('and a film of Vimeo that a press starts begins at its time, too', () => {
    expect(embedOf('https://vimeo.com/1#t=90', page)?.startSrc).toBe(
      'https://player.vimeo.com/video/1?dnt=1&texttrack=en&autoplay=1#t=90s',
    );
  });
});

test.each([
  'https://vm.tiktok.com/ZMabc/',
  'https://vt.tiktok.com/ZSabc/',
  'https://www.tiktok.com/t/ZTabc/',
  'https://on.soundcloud.com/abc',
  'https://spotify.link/abc',
  'https://spoti.fi/abc',
  'https://maps.app.goo.gl/abc',
  'https://goo.gl/maps/abc',
  'https://www.instagram.com/share/reel/abc',
])('%s only leads on: it is a link, and the author is to write where it leads', (address) => {
  expect(judgeEmbed(address, page)).toEqual({
    expected: 'address: the whole one, to which this short one leads',
    link: address,
  });
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
    ['an album', 'https://vimeo.com/showcase/3953264', 'Vimeo', 'https://vimeo.com/showcase/3953264'],
    ['a channel of Vimeo', 'https://vimeo.com/channels/76979871', 'Vimeo', expect.any(String)],
    [
      'a regional host of nobody',
      'https://youtube.example/watch?v=a',
      'allowedEmbedHosts',
      expect.any(String),
    ],
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
