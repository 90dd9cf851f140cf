import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directionOf, type Language } from '#src/i18n/languages.ts';
import { renderBar } from '../bar.ts';
import { linkFonts } from '../fonts.ts';
import type { StoredNode } from '../htl/resource.ts';
import { jsonText } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { bodyMarks, demoStyles, siteConfig, siteStyles, skipLabels } from '../page.ts';

export const title = 'A page of a CMS (HTL)';

export const purpose =
  'As a CMS writes it: HTL templates rendered by a real engine, with grid wrappers, loose values, one broken and one misspelt widget.';

/** Stylesheets of the template, as pages without an engine use them, and that of the grid. */
const templateStyles = [
  ...['buttons', 'sections', 'banner'].map((sheet) => `/demo-pages/template/${sheet}.css`),
  '/demo-pages/htl/grid.css',
];

/** The page that the HTL templates render from the content repository of a language. */
export async function render(language: Language, options: PageOptions): Promise<string> {
  // The engine is large; a server that shows other pages goes without.
  const { renderHtl } = await import('../htl/render.ts');
  const file = join(import.meta.dirname, `../htl/content/${language}.json`);
  const content = JSON.parse(await readFile(file, 'utf8')) as StoredNode & { live: StoredNode };
  const marks = bodyMarks({}, options);
  const fonts = linkFonts(options);
  return renderHtl(content, {
    currentPage: {
      name: 'htl',
      language,
      direction: directionOf(language),
      skipLabel: skipLabels[language],
    },
    pageProperties: content,
    wcmmode: { edit: options.cmsMode === 'author' },
    live: content.live,
    demo: {
      mode: marks['data-mode'],
      theme: marks['data-theme'],
      styles: [...siteStyles(options), demoStyles, ...templateStyles, ...fonts.styles],
      preloads: fonts.preloads,
      siteConfig: jsonText(siteConfig(options)),
      loader: options.loader,
      bar: renderBar(options, { name: title, mode: marks['data-mode'], theme: marks['data-theme'] }),
    },
  });
}
