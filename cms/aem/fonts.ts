/** A face of `fonts.css`: its family and its file, relative to the build. */
interface Face {
  readonly family: string;
  readonly file: string;
}

/** Scripts that have faces of their own: the language of pages in it, by the end of a family's name. */
const scripts: Readonly<Record<string, string>> = { Arabic: 'ar', Cyrillic: 'ru' };

/**
 * The HTL that preloads the fonts of a page's language. The faces of `fonts.css` are used only where their files are there
 * before the first paint.
 *
 * @param css the build's `fonts.css`; nothing is preloaded without it
 * @returns a template `preload` with the parameters `build`, the address of the build, and `language`
 */
export function fontsHtl(css: string | undefined): string {
  const faces = facesIn(css ?? '');
  const own = Object.values(scripts);
  const groups = [
    ...Object.entries(scripts).map(([script, language]) => ({
      test: `language == '${language}'`,
      // Names and numbers are written in Latin letters there, too; headings hardly.
      shown: faces.filter(({ family }) => family.endsWith(` ${script}`) || family.endsWith(' Text')),
    })),
    {
      test: own.map((language) => `language != '${language}'`).join(' && '),
      shown: faces.filter(({ family }) => !Object.keys(scripts).some((script) => family.endsWith(script))),
    },
  ];
  const inner = groups
    .filter(({ shown }) => shown.length > 0)
    .map(({ test, shown }) => `  <sly data-sly-test="\${${test}}">${shown.map(linkTo).join('')}</sly>\n`);
  return `<template data-sly-template.preload="\${@ build, language}">\n${inner.join('')}</template>\n`;
}

const facesIn = (css: string): Face[] =>
  [...css.matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^;"]+)"?;[^}]*?url\(([^)]+)\)/g)].map(
    ([, family = '', file = '']) => ({ family, file }),
  );

const linkTo = ({ file }: Face): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="\${build}/${file}" />`;
