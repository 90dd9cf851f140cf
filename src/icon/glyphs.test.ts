import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawn, glyphFrame } from './glyph.ts';
import * as commonGlyphs from './common-glyphs.ts';
import * as glyphs from './glyphs.ts';
import { glyphByName } from './registry.ts';

const folder = join(import.meta.dirname, 'icons');
const names = readdirSync(folder).map((file) => basename(file, '.svg'));
const drawing = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8').trim();

describe('a built-in icon', () => {
  test.each(names)('%s is drawn by React exactly as its file draws it', (name) => {
    const shapes = glyphByName(name)
      ?.body.map(drawn)
      .map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
    const size = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24 };
    const markup = renderToStaticMarkup(createElement('svg', { ...size, ...glyphFrame }, shapes));
    expect(markup.replace(/><\/(?:path|circle|rect)>/g, '/>')).toBe(drawing(name));
  });

  test('has a file for each constant, and a constant for each file', () => {
    expect([...Object.keys(commonGlyphs), ...Object.keys(glyphs)]).toHaveLength(names.length);
  });

  test('turns with the reading direction only where it points along it', () => {
    const mirrored = names.filter((name) => glyphByName(name)?.mirrored === true);
    expect(mirrored.toSorted()).toEqual(['arrow', 'chevron', 'external', 'list', 'menu', 'sign-out']);
  });

  test.each([
    '',
    'unknown',
    'Heart',
    'heartFilled',
    'heart-Filled',
    '-heart',
    'heart filled',
    'constructor',
    'to-string',
    'has-own-property',
    '__proto__',
    'default',
    '/icons/heart.svg',
  ])('%j is no name of one', (name) => {
    expect(glyphByName(name)).toBeUndefined();
  });
});
