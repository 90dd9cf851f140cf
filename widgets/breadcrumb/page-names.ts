import { isJsonScript } from '#src/page/config-script.ts';
import { pageElement } from '#src/page/dom.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { placeOf, type Names } from './trail.ts';

/**
 * What the page itself calls the places of its site (no call is made): its menus' and footers' entries, as their
 * configurations have them, then its links. The first to name a place wins, an author's configuration before all.
 *
 * @param self the path as a server has drawn it, whose own links tell nothing new
 */
function readNames(pageUrl: string, self: Element | null): Names {
  const places = new Map<string, { label: string; link: string }>();
  const add = (label: unknown, link: unknown) => {
    if (typeof label !== 'string' || typeof link !== 'string' || /[#?]/.test(link)) return;
    const text = clean(label);
    const place = placeOf(link, pageUrl);
    if (text && place !== undefined && !places.has(place)) places.set(place, { label: text, link });
  };
  const page = pageElement();
  for (const script of page.querySelectorAll<HTMLScriptElement>(
    '[data-component] script,[data-widget] script',
  )) {
    if (isJsonScript(script)) collect(parse(script.textContent), add);
  }
  for (const link of page.querySelectorAll('a[href]')) {
    if (!self?.contains(link)) add(link.textContent, link.getAttribute('href'));
  }
  const heading = clean(page.querySelector('h1')?.textContent ?? '');
  return { current: heading || undefined, places };
}

/** Reads the names when first asked, and remembers them. @param self as above; asked for just then */
export function createNamesReader(pageUrl: string, self: { readonly current: Element | null }): () => Names {
  let names: Names | undefined;
  return () => (names ??= readNames(pageUrl, self.current));
}

/** Names of a label beside those of its address, as configurations have them (specification, section 3). */
const pairs = [
  ['title', 'ctaLink'],
  ['ctaLabel', 'ctaLink'],
  ['sectionName', 'href'],
  ['label', 'url'],
  ['title', 'url'],
] as const;

/** Walks a configuration, and the JSON that a CMS keeps in its strings. */
function collect(value: unknown, add: (label: unknown, link: unknown) => void): void {
  if (typeof value === 'string') {
    if (/^\s*\[\s*\{/.test(value)) collect(parse(value), add);
  } else if (Array.isArray(value)) {
    for (const entry of value) collect(entry, add);
  } else if (typeof value === 'object' && value !== null) {
    const entries = new Map(Object.entries(value));
    for (const [label, link] of pairs) add(entries.get(label), entries.get(link));
    for (const entry of entries.values()) collect(entry, add);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const clean = (text: string): string => cutGraphemes(text.replace(/\s+/g, ' ').trim(), 120);
