import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../build/widgets.ts';
import { contrast, lacksOf } from './contrast.ts';
import { readTokens, themes } from './read-tokens.ts';

const design = readFileSync(join(projectRoot, 'src/ui/tokens.css'), 'utf8');
const coast = readFileSync(join(projectRoot, 'demo-pages/public/themes/coast.css'), 'utf8');

test.each([
  ['#000', '#ffffff', 21],
  ['rgb(255 255 255)', 'rgb(255, 255, 255)', 1],
  ['#767676', '#fff', 4.54],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test.each(['', 'teal', 'rgb(1 2 3 / 0.5)', 'color-mix(in srgb, red, blue)'])('%s cannot be read', (text) => {
  expect(contrast(text, '#fff')).toBeUndefined();
});

describe.each(themes)('in the theme %s', (theme) => {
  test('the design’s own colours have enough contrast', () => {
    expect(lacksOf(readTokens([design], theme))).toEqual([]);
  });

  test('those of the example of a site’s own have', () => {
    expect(lacksOf(readTokens([design, coast], theme))).toEqual([]);
  });
});

test('a link that is too pale is named, with each ground that it is too pale on', () => {
  const lacks = lacksOf(readTokens([design, '[data-theme="default"]{--tourism-color-link:#999}'], 'default'));
  expect(lacks.map(({ front, ground }) => `${front} on ${ground}`)).toEqual([
    'link on page',
    'link on surface',
    'link on sunken',
    'link on tint',
  ]);
  expect(lacks[1]?.ratio).toBeCloseTo(2.85, 2);
});

test('a colour in another writing is named as one that cannot be read', () => {
  const lacks = lacksOf(readTokens([design, '[data-theme]{--tourism-color-on-accent:navy}'], 'blue'));
  expect(lacks.map(({ front, ratio }) => [front, ratio])).toEqual([
    ['on-accent', undefined],
    ['on-accent', undefined],
    ['on-accent', undefined],
  ]);
});
