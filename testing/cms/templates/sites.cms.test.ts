import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../demo-pages/serve/policy.ts';
import { setBrowser, shoot } from '../browser.ts';
import { addRouter, serveSite, type Site } from './sites.ts';

const browsing = setBrowser();

/** What an author of the content says of the site. */
const hostile = { assetBase: 'https://evil.example.org/', apiOrigin: 'https://evil.example.org' };

const languages = [
  ['en', 'ltr', 'A first week in Saudi Arabia', 'When is the best time?'],
  ['ar', 'rtl', 'أسبوع أول في السعودية', 'ما أفضل وقت للزيارة؟'],
] as const;

describe.each(['eleventy', 'astro'] as const)('a page that %s built from the templates', (generator) => {
  let site: Site;
  beforeAll(async () => {
    site = await serveSite(generator, contentSecurityPolicy, { site: hostile });
  });
  afterAll(() => site.stop());

  test.each(languages)(
    'shows its widgets in %s, under the policy',
    async (language, direction, title, question) => {
      const page = await browsing.newPage();
      await page.goto(`${site.address}/${language}/`);
      await page.locator('[data-status="mounted"]').nth(2).waitFor();
      await expect(page.locator('html').getAttribute('dir')).resolves.toBe(direction);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('button', { name: question }).click();
      expect(await page.getByRole('button', { name: question }).getAttribute('aria-expanded')).toBe('true');
      await shoot(page, `${generator}-${language}`);
      expect(browsing.faults).toEqual([]);
    },
  );

  test('takes no site configuration from what the pages say', async () => {
    const page = await browsing.newPage();
    await page.goto(`${site.address}/en/`);
    const said = await page.locator('script[data-site-config]').textContent();
    expect(JSON.parse(said ?? '')).toEqual({ searchPagePath: '/en/search-results.html' });
  });

  test.each(languages)(
    'says the same in %s where no script runs',
    async (language, _direction, title, question) => {
      const page = await browsing.newPage();
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${site.address}/${language}/`);
      const headings = await page.getByRole('heading').allTextContents();
      expect(headings).toEqual(expect.arrayContaining([title, question]));
      expect(await page.locator('[data-widget-root]').count()).toBe(0);
    },
  );
});

describe('a site that Astro built with its router', () => {
  let site: Site;
  beforeAll(async () => {
    // The router stands inline in the page.
    const policy =
      "default-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";
    site = await serveSite('astro', policy, {}, addRouter);
  });
  afterAll(() => site.stop());

  test('has its widgets with their styles there, back and there again', async () => {
    const page = await browsing.newPage();
    await page.goto(`${site.address}/en/`);
    const arrive = async (heading: string) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('#questions[data-status="mounted"]').waitFor();
    };
    const height = () => page.locator('#questions').evaluate(({ clientHeight }) => clientHeight);
    await arrive('A first week in Saudi Arabia');
    const first = await height();
    expect(first).toBeGreaterThan(0);
    // A page that is loaded anew has another window.
    await page.evaluate(() => Object.assign(window, { isSame: true }));

    const goThere = async () => {
      await page.getByRole('link', { name: 'To the answers' }).click();
      await arrive('Answers');
      await expect.poll(height).toBe(first);
    };
    await goThere();
    await page.goBack();
    await arrive('A first week in Saudi Arabia');
    await expect.poll(height).toBe(first);
    expect(await page.locator('[data-status="mounted"]').count()).toBe(3);
    await goThere();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(browsing.faults).toEqual([]);
  });
});
