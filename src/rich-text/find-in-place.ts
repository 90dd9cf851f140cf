import { safeHref } from '#src/text/safe-link.ts';

/**
 * Finds a rich text where the CMS has already rendered it: the nodes of the fallback whose markup is the author's, word
 * for word. They are judged as they stand, element by element; with a single one that is not plain copy (a frame, a
 * picture, a handler, a style) they are left alone, and the text goes through the sanitiser.
 *
 * @param fallback what stood in the widget's place
 * @param html the author's text
 * @param pageUrl address of the page
 */
export function findInPlace(
  fallback: ParentNode | undefined,
  html: string,
  pageUrl: string,
): readonly Node[] | undefined {
  const wanted = normalise(html);
  if (!fallback || wanted === '') return undefined;
  for (const parent of [fallback, ...fallback.querySelectorAll('*')]) {
    const nodes = findRun([...parent.childNodes], wanted);
    if (nodes) return nodes.every((node) => isPlain(node, pageUrl)) ? nodes : undefined;
  }
  return undefined;
}

/** Markup without what differs between two ways to write the same: space around tags, and two references. */
const normalise = (markup: string): string =>
  markup
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/> </g, '><')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replace(/^ | $/g, '');

/** The siblings that together are the text. */
function findRun(siblings: readonly Node[], wanted: string): Node[] | undefined {
  const markups = siblings.map(markupOf);
  for (let start = 0; start < siblings.length; start++) {
    if (!markups[start]?.trim()) continue;
    let markup = '';
    for (let end = start; end < siblings.length && markup.length <= wanted.length; end++) {
      markup += markups[end];
      if (normalise(markup) === wanted) return siblings.slice(start, end + 1);
    }
  }
  return undefined;
}

const markupOf = (node: Node): string =>
  normaliseSpace(
    node instanceof Element
      ? node.outerHTML
      : (node.nodeValue ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** Space alone counts for nothing, at the edge of words it counts once. */
const normaliseSpace = (markup: string): string =>
  markup.trim() === '' ? '' : markup.replace(/[\t\n\r ]+/g, ' ').replace(/> </g, '><');

const plainElements = new Set(
  `P BR HR H2 H3 H4 H5 BLOCKQUOTE STRONG EM B I SUP SUB ABBR CODE SPAN A UL OL LI DL DT DD
   TABLE CAPTION THEAD TBODY TFOOT TR TH TD`.split(/\s+/),
);
const plainAttributes = new Set('id lang dir title href target rel start colspan rowspan scope'.split(' '));

function isPlain(node: Node, pageUrl: string): boolean {
  if (node.nodeType === Node.TEXT_NODE) return true;
  if (!(node instanceof HTMLElement) || !plainElements.has(node.nodeName)) return false;
  const hasPlainAttributes = [...node.attributes].every(
    ({ name, value }) =>
      plainAttributes.has(name) && (name !== 'href' || safeHref(value, pageUrl) !== undefined),
  );
  return hasPlainAttributes && [...node.childNodes].every((child) => isPlain(child, pageUrl));
}
