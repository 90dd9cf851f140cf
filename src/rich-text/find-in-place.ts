import { safeHref } from '#src/text/safe-link.ts';
import { canonicalMarkup } from './canonical-markup.ts';
import type { TextSource } from './text-source.ts';

/** Siblings, each with its canonical markup. */
type Siblings = readonly { readonly node: Node; readonly markup: string }[];

/** Fallbacks that were read already: each is read once, however many texts are looked for in it. */
const read = new WeakMap<TextSource, readonly Siblings[]>();

/**
 * Finds a rich text where the CMS has already rendered it: what is the author's but for what a CMS's filters change
 * (`canonicalMarkup`). It is judged as it stands, element by element; with a single one that is not plain copy (a frame, a
 * picture, a handler, a style) the text is left to the sanitiser.
 *
 * @param source knows the fallback
 * @param html the author's text
 * @param pageUrl address of the page
 * @returns copies of the nodes, without their classes
 */
export function findInPlace(source: TextSource, html: string, pageUrl: string): readonly Node[] | undefined {
  const wanted = canonicalMarkup(html);
  if (wanted === '') return undefined;
  for (const siblings of siblingsIn(source)) {
    const nodes = findRun(siblings, wanted);
    if (nodes) return nodes.every((node) => isPlain(node, pageUrl)) ? nodes.map(copyOf) : undefined;
  }
  return undefined;
}

/** Whether the CMS has put anything in the widget's place. */
export const hasContent = (source: TextSource): boolean =>
  siblingsIn(source)[0]?.some(({ markup }) => markup !== '') ?? false;

function siblingsIn(source: TextSource): readonly Siblings[] {
  const known = read.get(source);
  if (known) return known;
  const fallback = source.standing?.() ?? source.fallback;
  if (!fallback) return [];
  const all = [fallback, ...fallback.querySelectorAll('*')].map(({ childNodes }) =>
    [...childNodes].map((node) => ({ node, markup: markupOf(node) })),
  );
  read.set(source, all);
  return all;
}

/** The siblings that together are the text. */
function findRun(siblings: Siblings, wanted: string): Node[] | undefined {
  for (let start = 0; start < siblings.length; start++) {
    let markup = siblings[start]!.markup;
    if (markup === '' || !wanted.startsWith(markup)) continue;
    let end = start + 1;
    while (end < siblings.length && markup !== wanted && wanted.startsWith(markup)) {
      markup += siblings[end++]!.markup;
    }
    if (markup === wanted) return siblings.slice(start, end).map(({ node }) => node);
  }
  return undefined;
}

function markupOf(node: Node): string {
  if (node instanceof HTMLScriptElement || node instanceof Comment) return '';
  if (node instanceof Element) return canonicalMarkup(node.outerHTML);
  return canonicalMarkup((node.nodeValue ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

const plainElements = new Set(
  `P BR HR H2 H3 H4 H5 BLOCKQUOTE STRONG EM B I SUP SUB ABBR CODE SPAN A UL OL LI DL DT DD
   TABLE CAPTION THEAD TBODY TFOOT TR TH TD`.split(/\s+/),
);
const plainAttributes = new Set(
  'class id lang dir title href target rel start colspan rowspan scope'.split(' '),
);

function isPlain(node: Node, pageUrl: string): boolean {
  if (node.nodeType === Node.TEXT_NODE) return true;
  if (!(node instanceof HTMLElement) || !plainElements.has(node.nodeName)) return false;
  const hasPlainAttributes = [...node.attributes].every(
    ({ name, value }) =>
      plainAttributes.has(name) && (name !== 'href' || safeHref(value, pageUrl) !== undefined),
  );
  return hasPlainAttributes && [...node.childNodes].every((child) => isPlain(child, pageUrl));
}

function copyOf(node: Node): Node {
  const copy = node.cloneNode(true);
  if (!(copy instanceof Element)) return copy;
  for (const element of [copy, ...copy.querySelectorAll('[class]')]) element.removeAttribute('class');
  return copy;
}
