import { expect, test } from 'vitest';
import { pageFonts } from '../fonts.ts';
import { fontsHtl } from './fonts.ts';

const face = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(assets/${file}.woff2)format("woff2");font-display:optional}`;
const htlOf = (css: string) =>
  fontsHtl(pageFonts({ files: new Map([['fonts.css', new TextEncoder().encode(css)]]) }));
const htl = htlOf(
  face('Rihla Display', 'd') +
    face('Rihla Display Arabic', 'da') +
    face('Rihla Text', 't') +
    face('Rihla Text Arabic', 'ta'),
);
const filesFor = (test: string) => {
  const line = htl.split('\n').find((part) => part.includes(test)) ?? '';
  return [...line.matchAll(/build\}\/assets\/(\w+)\.woff2/g)].map(([, file]) => file);
};

test('an Arabic page asks for its own fonts, and for the Latin one of texts', () => {
  expect(filesFor("language == 'ar'")).toEqual(['da', 't', 'ta']);
});

test('other pages ask for the Latin fonts alone', () => {
  expect(filesFor("language != 'ar'")).toEqual(['d', 't']);
});

test('a build without fonts preloads none', () => {
  expect(fontsHtl(pageFonts({ files: new Map() }))).not.toContain('<link');
});
