import type { Plugin } from 'vite';

/** The file of Leaflet that `src/map` imports; unlike its `main` it leaves no name on the window. */
export const leafletFile = 'leaflet/dist/leaflet-src.esm.js';

/** A passage of Leaflet 1.9.4, what takes its place, and how often it is there. */
interface Passage {
  readonly found: RegExp;
  readonly put: string;
  readonly times: number;
}

/** What a page that we do not know would make of Leaflet (docs/decisions/0170). */
const passages: readonly Passage[] = [
  // It asks by markup whether the browser draws svg in html, which a page with Trusted Types refuses.
  {
    found: /div\.innerHTML = '<svg\/>';/g,
    put: "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));",
    times: 1,
  },
  // It walks over what a page has added to all objects, too. An event of the browser alone has what it inherits.
  {
    found: /for \((?:var )?(\w+) in (?!event\b)([\w.]+(?:\[\w+\])?)\)/g,
    put: 'for (var $1 of Object.keys($2 || {}))',
    times: 44,
  },
  // It takes what a page has added to all objects for a list of listeners.
  {
    found: /this\._events = this\._events \|\| \{\};/g,
    put: 'this._events = this._events || Object.create(null);',
    times: 1,
  },
];

/**
 * Leaflet's code as any page can have it.
 *
 * @throws Error where a passage is not there as often as it is in 1.9.4: another version has to be read again
 */
export const forAnyPage = (code: string): string =>
  passages.reduce((changed, { found, put, times }) => {
    const count = changed.match(found)?.length ?? 0;
    if (count !== times)
      throw new Error(`${leafletFile} has \`${found.source}\` ${count} times; ${times} expected.`);
    return changed.replace(found, put);
  }, code);

/** Lets Leaflet be evaluated, and work, on pages that we do not know. */
export const leafletPlugin = (): Plugin => ({
  name: 'tourism-widgets:leaflet',
  enforce: 'pre',
  transform: { filter: { id: /leaflet-src\.esm\.js$/ }, handler: (code) => forAnyPage(code) },
});
