import { describe, expect, test } from 'vitest';
import { findWidgets } from '../scripts/build/widgets.ts';
import { demoPaths } from './paths.ts';
import { answerPage } from './routes.ts';

/** A single widget that begins before the first paint brings React with it (docs/decisions/0016-the-template-paints-first.md). */

const triggers = new Map(findWidgets().map(({ name, load }) => [name, load]));

/** What stands beside the content of a page: the end of the page, and the list of its parts. */
const frame = new Set(['page-feedback', 'footer', 'section-navigation']);

/** So many characters above a widget move it out of the view that a telephone begins with. */
const outOfView = 400;

/** The page from the AEM package has the triggers that an author of that package would leave. */
const paths = (await demoPaths()).filter((path) => path !== '/htl');

const items = ['/places/at-turaif', '/articles/three-days-in-alula', '/events/taif-rose-harvest'];

interface Mount {
  readonly name: string;
  readonly trigger: string;
  /** Characters that a visitor reads between the trail of the page and the widget. */
  readonly above: number;
}

const textOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

async function htmlOf(path: string): Promise<string> {
  const request = new Request(`http://demo.test/en${path}.html?bar=off`);
  const answer = await answerPage(request, '/src/not-built-loader.ts');
  expect(answer?.status).toBe(200);
  return answer?.html ?? '';
}

async function mountsOf(path: string): Promise<Mount[]> {
  const html = await htmlOf(path);
  const trailEnd = html.indexOf('</ol>', html.indexOf('data-component="breadcrumb"'));
  return [...html.matchAll(/<div data-component="([^"]+)"([^>]*)>/g)].map(
    ({ 1: name = '', 2: marks, index }) => ({
      name,
      trigger: /data-load="([^"]+)"/.exec(marks ?? '')?.[1] ?? triggers.get(name) ?? '',
      above: index > trailEnd ? textOf(html.slice(trailEnd, index)).length : 0,
    }),
  );
}

describe.each([...paths, ...items])('%s', (path) => {
  test('has no widget that begins at once', async () => {
    expect((await mountsOf(path)).filter(({ trigger }) => trigger === 'load')).toEqual([]);
  });

  test('lets the first widget of its content wait for the paint where it is in view', async () => {
    const mounts = await mountsOf(path);
    const trail = mounts.findIndex(({ name }) => name === 'breadcrumb');
    const content = mounts.slice(trail + 1).filter(({ name }) => !frame.has(name));
    const [first] = trail < 0 ? [] : content;
    const isInView = first !== undefined && first.above < outOfView;
    expect(isInView && first.trigger === 'visible' ? first.name : undefined).toBeUndefined();
  });
});

// The catalogue's own first picture would be the largest paint of the page, seconds later.
test.each(['/places', '/activities', '/stays', '/dining', '/tours', '/articles'])(
  '%s shows cards before any script, as its catalogue will, and asks for the picture of the first before all else',
  async (path) => {
    const html = await htmlOf(path);
    const [first = '', ...others] =
      html.slice(html.indexOf('id="items"')).match(/<article[^]*?<\/article>/g) ?? [];
    expect(first).toMatch(/data-variant="card"[^]*<img[^>]*fetchpriority="high"/);
    expect(others.join('')).not.toContain('fetchpriority');
  },
);
