import { escape } from '../../cms/templates/html.ts';
import { scriptForm, type MountParts } from '../../cms/templates/snippets.ts';
import type { Config, Surroundings, WidgetData } from '../data.ts';
import { demoAddresses } from './demo-addresses.ts';
import { headOf, pageLines } from './page-head.ts';

/** A widget of a page, with what stands in and on its mount element. */
export interface WrittenPart {
  readonly widget: Pick<WidgetData, 'name' | 'place' | 'form' | 'examples'>;
  readonly config: Config;
  readonly mount: MountParts;
}

/** A page with these widgets and nothing else, ready to be saved as a file. */
export function wholePage(parts: readonly WrittenPart[], surroundings: Surroundings): string {
  const [html = '', body = ''] = pageLines(surroundings).trim().split('\n');
  const at = (place: WidgetData['place']) => partsOf(parts.filter(({ widget }) => widget.place === place));
  return `<!doctype html>
${html}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(titleOf(parts))}</title>
${headOf()}</head>
${body.replace('>', ' data-flush>')}
${demoNote(parts)}${at('header')}<main id="main" tabindex="-1">
${at('main')}</main>
${at('footer')}</body>
</html>
`;
}

/** Says in the page which of its addresses are the demo's. */
function demoNote(parts: readonly WrittenPart[]): string {
  const addresses = demoAddresses(parts.map(({ config, widget }) => ({ config, examples: widget.examples })));
  // Nothing in a comment may end it.
  const lines = addresses.map(
    (address) => `  ${address.replaceAll('--', '%2D%2D').replaceAll('>', '%3E')}\n`,
  );
  return lines.length === 0
    ? ''
    : `<!-- These addresses are the demo's. Write your own in their place:\n${lines.join('')}-->\n`;
}

/** The mount elements alone, one after the other. */
export const partsOf = (parts: readonly WrittenPart[]): string =>
  parts.map(({ widget, config, mount }) => scriptForm(widget.form, config, mount)).join('');

/** The first title that the content of the page shows; else the first widget's name: a page must have one. */
function titleOf(parts: readonly WrittenPart[]): string {
  const titles = parts
    .filter(({ widget }) => widget.place === 'main')
    .map(({ config }) => config['title'])
    .filter((title) => typeof title === 'string');
  return titles.find((title) => title.trim() !== '') ?? parts[0]?.widget.name ?? '';
}
