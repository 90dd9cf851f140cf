import { HttpResponse, type HttpHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { refuse } from '../refusals.ts';
import type { OriginState } from '../state.ts';

const frame = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5">${shapes}</svg>`;

/** Larger than the 64 KiB that an icon may have (trust.md, row 17). */
const tooLarge = frame('<path d="M0 0h24v24H0z"/>'.repeat(4000));

/**
 * Icons by address: two sound ones, and one of each kind that must not be shown as it comes: with script,
 * too large, with text before the tag.
 */
const icons: Readonly<Record<string, string>> = {
  palm: frame('<path d="M12 21V9m0 0c-2-4-6-4-8-1m8 1c2-4 6-4 8-1m-8 1c-3-1-6 1-6 4m6-4c3-1 6 1 6 4"/>'),
  compass: frame('<circle cx="12" cy="12" r="9"/><path d="m15.5 8.5-2 5-5 2 2-5z"/>'),
  scripted: frame(
    '<script>globalThis.compromised = true</script><path onload="globalThis.compromised = true" d="M4 12h16"/>',
  ),
  'too-large': tooLarge,
  preceded: `not an icon ${frame('<path d="M4 12h16"/>')}`,
};

/** SVG: `/libs/icons/{name}.svg`. `page.svg` answers with an HTML page, as a wrong address often does. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'SVG', 'get', '/libs/icons/:file', ({ params }) => {
    const name = (params['file'] ?? '').replace(/\.svg$/u, '');
    if (name === 'page')
      return HttpResponse.html('<!doctype html><title>Not an icon</title><p>Not an icon</p>');
    if (!Object.hasOwn(icons, name)) return refuse(404, 'notFound');
    return new Response(icons[name], { headers: { 'Content-Type': 'image/svg+xml' } });
  }),
];
