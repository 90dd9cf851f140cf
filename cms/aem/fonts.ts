import type { PageFonts } from '../fonts.ts';

/**
 * The HTL that preloads the fonts of a page's language.
 *
 * @returns a template `preload` with the parameters `build`, the address of the build, and `language`
 */
export function fontsHtl({ byLanguage, others }: PageFonts): string {
  const groups: (readonly [test: string, files: readonly string[]])[] = [
    ...Object.entries(byLanguage).map(([language, files]) => [`language == '${language}'`, files] as const),
    [
      Object.keys(byLanguage)
        .map((language) => `language != '${language}'`)
        .join(' && '),
      others,
    ],
  ];
  const inner = groups
    .filter(([, files]) => files.length > 0)
    .map(([test, files]) => `  <sly data-sly-test="\${${test}}">${files.map(linkTo).join('')}</sly>\n`);
  return `<template data-sly-template.preload="\${@ build, language}">\n${inner.join('')}</template>\n`;
}

const linkTo = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="\${build}/${file}" />`;
