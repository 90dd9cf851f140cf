import { attributes, jsonText } from '../../demo-pages/html.ts';
import { directionOf, type Language } from '#src/i18n/languages.ts';

/** What is special about a page of a test's own. */
export interface PageParts {
  readonly language?: Language;
  /** Attributes of the body. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Markup at the end of the head. */
  readonly head?: string;
  /** Markup before `<main>`. */
  readonly top?: string;
  /** Markup behind `</main>`. */
  readonly bottom?: string;
  /** Site configuration. */
  readonly site?: object;
  /** Addresses of loaders, each linked once; empty for a page that brings its own. */
  readonly loaders?: readonly string[];
}

/** The loader's address on the server of the built demo. */
export const loaderAddress = '/build/loader.js';

/** A page as a template writes it, with what a test is about in the middle. */
export function pageHtml(main: string, parts: PageParts = {}): string {
  const { language = 'en', marks = {}, head = '', top = '', bottom = '' } = parts;
  const { site, loaders = [loaderAddress] } = parts;
  return `<!doctype html>
<html${attributes({ lang: language, dir: directionOf(language) })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page</title>
<link rel="icon" href="/brand/logo-mobile.svg" type="image/svg+xml">
${site ? `<script type="application/json" data-site-config>${jsonText(site)}</script>` : ''}
${head}
${loaders.map((src) => `<script${attributes({ type: 'module', src })}></script>`).join('\n')}
</head>
<body${attributes(marks)}>
${top}
<main id="main">
${main}
</main>
${bottom}
</body>
</html>
`;
}
