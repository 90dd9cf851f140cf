import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';
import { linkFonts } from '../../demo-pages/fonts.ts';
import { renderMount } from '../../demo-pages/htl/engine.ts';
import type { StoredNode } from '../../demo-pages/htl/resource.ts';
import { templateStyles } from '../../scripts/build/template-styles.ts';
import { loaderAddress } from './page-html.ts';
import type { Stage } from './stage.ts';

const siteStyles = readFileSync(join(import.meta.dirname, '../../demo-pages/site.css'), 'utf8');

/** A widget as our AEM component writes it, in a wrapper as AEM puts around each component; its id is its name. */
export async function writtenByAem(name: string, config: unknown): Promise<string> {
  return `<div class="${name}">${await renderMount(name, config as StoredNode, name)}</div>`;
}

/** The head that a template in AEM writes: fonts, the site's own stylesheet and that of the widgets. */
export function aemHead(stage: Stage, language: Language, widgets: readonly string[]): string {
  stage.server.show('/aem.css', templateStyles(widgets) + siteStyles, { 'content-type': 'text/css' });
  const fonts = linkFonts({ language, loader: loaderAddress });
  const sheets = [...fonts.styles, '/aem.css'].map((href) => `<link rel="stylesheet" href="${href}">`);
  return fonts.preloads + sheets.join('');
}
