import { escape } from '../../cms/templates/html.ts';
import { directionOf, type Language } from '#src/i18n/languages.ts';
import type { CostFile, SiteData, Surroundings, WidgetData } from '../data.ts';

/** Where the examples assume the build: a page that serves it elsewhere writes that address in its place. */
export const buildPath = '/widgets/';

/** What the head of a page links, whichever widgets stand on it. */
export const headOf = (): string => `<link rel="stylesheet" href="${buildPath}fonts.css">
<link rel="stylesheet" href="${buildPath}template.css">
<script type="module" src="${buildPath}loader.js"></script>
`;

/**
 * Preload hints for a page on which the widget stands in the first view; undefined before the first build. The loader takes
 * stylesheets by a call, so that is how they are asked for here.
 */
export function preloadHints(
  { files, words }: WidgetData,
  { cost }: SiteData,
  language: Language,
): string | undefined {
  if (!files || !cost) return undefined;
  const shared = cost.words[language];
  const all: readonly CostFile[] = [
    ...cost.platform,
    ...(shared ? [shared] : []),
    ...files,
    ...(words[language] ?? []),
  ];
  const names = new Set(all.map(({ file }) => file));
  return [...names]
    .map((file) => {
      const how = file.endsWith('.css') ? 'rel="preload" as="fetch"' : 'rel="modulepreload"';
      return `<link ${how} crossorigin href="${escape(buildPath + file)}">\n`;
    })
    .join('');
}

/** What the page itself says of language, mode and theme. */
export const pageLines = ({ language, mode, theme }: Surroundings): string =>
  `<html lang="${language}" dir="${directionOf(language)}">
<body data-mode="${mode}" data-theme="${theme}">
`;
