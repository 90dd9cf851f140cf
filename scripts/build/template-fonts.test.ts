import { expect, test } from 'vitest';
import { templateFonts } from './template-fonts.ts';

const web =
  '@font-face{font-family:Rihla;src:url(./a1.woff2)format("woff2");font-display:swap;font-stretch:99%;unicode-range:U+20}';
const local = '@font-face{font-family:Rihla Fallback;src:local(Arial);size-adjust:99%}';

test('a template’s faces are never exchanged, are asked for by plain text, and find their files', () => {
  expect(templateFonts(`${web}.x{color:red}${local}`)).toBe(
    `@font-face{font-family:Rihla;src:url(assets/a1.woff2)format("woff2");font-display:optional;unicode-range:U+20}${local}`,
  );
});

test('a stylesheet without web fonts stops the build', () => {
  expect(() => templateFonts(`.x{color:red}${local}`)).toThrow('declares no web font');
});
