// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { directionOf, languages } from '#src/i18n/languages.ts';
import { answerPage } from '../routes.ts';

// The engine is large; a test should not be held to the time it takes to read.
beforeAll(() => import('./render.ts'), 60_000);

async function read(address: string): Promise<{ page: Document; html: string }> {
  const answer = await answerPage(new Request(`http://demo.test${address}`), '/build/loader.js');
  const html = answer?.html ?? '';
  return { page: new DOMParser().parseFromString(html, 'text/html'), html };
}

const configOf = (element: Element | null): Record<string, unknown> =>
  JSON.parse(element?.getAttribute('data-config') ?? '') as Record<string, unknown>;

describe('the page of a CMS', () => {
  test.each(languages)('reads well before any script runs, in %s', async (language) => {
    const { page } = await read(`/${language}/htl.html`);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main [data-component=promotional-banner] :is(h2, h3)')).toHaveLength(3);
    expect(page.querySelectorAll('main img:not([alt]), main a:not([href^="/"])')).toHaveLength(0);
    expect(
      page.querySelectorAll('style, [style], script:not([src], [type="application/json"])'),
    ).toHaveLength(0);
  });

  test('holds a configuration in an attribute, its quotes as character references', async () => {
    const { page, html } = await read('/en/htl.html');
    expect(html).toMatch(/data-config="&#x7b;&quot;/);
    const config = configOf(page.querySelector('#root-alert'));
    expect(config).toMatchObject({ type: 'warning', autoClose: 'false', duration: '8000' });
    expect(Object.keys(config).filter((key) => key.includes(':'))).toEqual([]);
  });

  test('holds lists in the order of the repository, their values as dialogs store them', async () => {
    const { page } = await read('/en/htl.html');
    expect(configOf(page.querySelector('#root-promotional-banner'))).toMatchObject({
      headingLevel: '2',
      dismissible: 'on',
      ctas: [{ ctaBtnVariant: 'solid' }, { targetInNewWindow: 'true' }],
    });
  });

  test('draws each button as its configuration says, before the widget comes and after', async () => {
    const { page } = await read('/en/htl.html');
    const banners = [...page.querySelectorAll('[data-component=promotional-banner]')];
    const drawn = banners.map((banner) =>
      [...banner.querySelectorAll('.site-actions a')].map(({ classList }) =>
        classList.contains('site-button-stroke') ? 'stroke' : 'solid',
      ),
    );
    const configured = banners.map((banner) =>
      (configOf(banner)['ctas'] as { ctaBtnVariant: string }[]).map(({ ctaBtnVariant }) => ctaBtnVariant),
    );
    expect(drawn).toEqual(configured);
    expect(configured).toContainEqual(['stroke']);
  });

  test('turns a drawing with the text before the widget comes and after', async () => {
    const { page } = await read('/ar/htl.html');
    const banners = [...page.querySelectorAll('[data-component=promotional-banner]')];
    expect(banners.length).toBeGreaterThan(2);
    for (const banner of banners) {
      expect(banner.querySelectorAll('img.site-drawing')).toHaveLength(1);
      expect(configOf(banner)).toMatchObject({ image: { drawing: 'true' } });
    }
  });

  test('wraps each component in a column that an editor marks with its path', async () => {
    const { page } = await read('/en/htl.html');
    const wrapper = page.querySelector('#root-alert')?.parentElement;
    expect(wrapper?.className).toBe('alert aem-GridColumn aem-GridColumn--default--12');
    expect(wrapper?.dataset['component']).toBe('tourism/components/alert');
  });

  test('has a widget that cannot be read and one whose name is misspelt, each with words of its own', async () => {
    const { page } = await read('/en/htl.html');
    const broken = page.querySelector('#pasted-notice');
    expect(() => JSON.parse(broken?.querySelector('script')?.textContent ?? '{}') as unknown).toThrow(
      SyntaxError,
    );
    expect(broken?.querySelector('h2')?.textContent).not.toBe('');
    expect(page.querySelector('[data-component=promotional-baner] a')).not.toBeNull();
  });

  test('shows drop zones to an editor only, and leaves what is empty to the loader', async () => {
    const [visited, edited] = await Promise.all([read('/en/htl.html'), read('/en/htl.html?cms=author')]);
    const marks = '.aem-Grid-newComponent, cq';
    expect(visited.page.querySelectorAll(marks)).toHaveLength(0);
    expect(edited.page.querySelectorAll('.aem-Grid-newComponent')).toHaveLength(2);
    expect(edited.page.querySelector('#root-alert-empty')?.childElementCount).toBe(0);
    expect(edited.page.body.dataset['cmsMode']).toBe('author');
  });
});
