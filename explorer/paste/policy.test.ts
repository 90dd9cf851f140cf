import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceRelease } from '#testing/source-release.ts';
import type { Config } from '../data.ts';
import { policyFor } from './policy.ts';

const formNamed = (name: string) => sourceRelease.forms.find((form) => form.name === name)!;

const policyOf = (name: string, config: Config) => policyFor([{ form: formNamed(name), config }], 'en');

test('a page with a widget that asks for nothing has the policy of the docs', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');
  const [, policy = ''] = /```\n(default-src[^`]+)```/.exec(docs) ?? [];
  const { value, additions, refused } = policyOf('accordion', { title: 'Questions' });
  expect(value).toBe(policy.replaceAll(/\s+/g, ' ').trim());
  expect([additions, refused]).toEqual([[], []]);
});

describe.each<[string, string, Config, string]>([
  [
    'a film of Scene7',
    'hero-banner',
    { cards: [{}, { video: { s7videoFileReference: 'https://s7.example.com/a.mp4' } }] },
    'media-src https://s7.example.com (cards[1].video.s7videoFileReference)',
  ],
  [
    'a film on YouTube, by its page',
    'embed-frame',
    { url: 'https://youtu.be/dQw4w9WgXcQ' },
    'frame-src https://www.youtube-nocookie.com (url)',
  ],
  [
    'a film on Vimeo, by its id',
    'video-player',
    { provider: 'vimeo', videoId: '76979871' },
    'frame-src https://player.vimeo.com (videoId)',
  ],
  [
    'content of a host that the site allows',
    'embed-frame',
    { url: 'https://weather.example.org/week' },
    'frame-src https://weather.example.org (url)',
  ],
  [
    'a service for answers of a form',
    'contact-form',
    { submitUrl: 'https://forms.example.org/in' },
    'connect-src https://forms.example.org (submitUrl)',
  ],
  [
    'services for signing in',
    'header',
    { userMenu: { userApi: { ssidUserInfo: 'https://login.example.org/me' } } },
    'connect-src https://login.example.org (userMenu.userApi.ssidUserInfo)',
  ],
  [
    'the drawing of a map',
    'region-map',
    { svgReference: 'https://cdn.example.org/map.svg' },
    'connect-src https://cdn.example.org (svgReference)',
  ],
])('%s', (_, name, config, expected) => {
  test('is let in by one directive, and the field is named', () => {
    const { value, additions } = policyOf(name, config);
    expect(additions.map(({ directive, origin, path }) => `${directive} ${origin} (${path})`)).toEqual([
      expected,
    ]);
    const [source] = expected.split(' (');
    expect(value).toContain(`; ${source!.replace(' ', " 'self' ")}`);
  });
});

test.each([
  ['a file of the own site', 'hero-banner', { cards: [{ video: { videoFileReference: '/dam/a.mp4' } }] }],
  [
    'a picture on another host',
    'hero-banner',
    { cards: [{ image: { fileReference: 'https://a.example/a.jpg' } }] },
  ],
  ['a link to another site', 'accordion', { ctas: [{ ctaLink: 'https://a.example' }] }],
  ['an id of a film that lies in a file', 'video-player', { provider: 'file', videoId: '76979871' }],
  ['an address that is none', 'embed-frame', { url: '<iframe src="https://a.example">' }],
  ['a configuration with values of the wrong kind', 'embed-frame', { url: { a: 1 }, provider: [] }],
  ['a value that no text can be made of', 'embed-frame', { url: { toString: 1 } }],
])('%s adds nothing', (_, name, config) => {
  expect(policyOf(name, config).additions).toEqual([]);
});

test('an origin that several fields ask for is added once', () => {
  const film = { video: { videoFileReference: 'https://s7.example.com/a.mp4' } };
  const { value } = policyOf('hero-banner', { cards: { item0: film, item1: film } });
  expect(value).toMatch(/; media-src 'self' https:\/\/s7\.example\.com$/);
});

test('pictures and films at http: addresses are named as refused', () => {
  const image = { fileReference: 'http://a.example/a.jpg' };
  expect(policyOf('hero-banner', { cards: [{ image }] }).refused).toEqual(['cards[0].image.fileReference']);
});

test('a translation service may run its script, and has no Trusted Types', () => {
  const { value, translation } = policyOf('header', {
    languageSelector: {},
    translateWidgetUrl: 'https://translate.example.org/a.js',
  });
  expect(translation).toBe('translateWidgetUrl');
  expect(value).toContain("script-src 'self' https://translate.example.org;");
  expect(value).not.toContain('require-trusted-types-for');
});

test('what several widgets of a page ask for is let in once, and named with the widget', () => {
  const film = { s7videoFileReference: 'https://s7.example.com/a.mp4' };
  const { value, additions } = policyFor(
    [
      { form: formNamed('hero-banner'), config: { cards: [{ video: film }] }, label: 'hero-banner.' },
      {
        form: formNamed('embed-frame'),
        config: { url: 'https://youtu.be/dQw4w9WgXcQ' },
        label: 'embed-frame.',
      },
      { form: formNamed('hero-banner'), config: { cards: [{ video: film }] }, label: 'hero-banner-2.' },
    ],
    'en',
  );
  expect(value).toMatch(
    /; media-src 'self' https:\/\/s7\.example\.com; frame-src 'self' https:\/\/www\.youtube-nocookie\.com$/,
  );
  expect(additions.map(({ path }) => path)).toEqual([
    'hero-banner.cards[0].video.s7videoFileReference',
    'embed-frame.url',
  ]);
});
