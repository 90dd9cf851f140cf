import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, shoot } from '../browser.ts';
import { makePage, rest, signIn } from './editor.ts';
import { plugin } from './release.ts';
import { startLocalWordpress, type Wordpress } from './start.ts';

/** What an administrator says of the whole site, and what the site's pages carry of it. */

let wordpress: Wordpress;
let browser: Browser;
let page: Page;
let visited: string;

beforeAll(async () => {
  [wordpress, browser] = await Promise.all([startLocalWordpress(plugin), openBrowser()]);
  page = await signIn(browser, wordpress);
  const content = '<!-- wp:tourism-widgets/accordion {"config":{"title":"A"}} /-->';
  const id = await makePage(page, { title: 'Visit', status: 'publish', content });
  const path = `/wp/v2/pages/${id}`;
  visited = (await rest<{ readonly link: string }>(page, { path, method: 'GET' })).link;
});

afterAll(async () => {
  await browser?.close();
  wordpress?.stop();
});

const openSettings = (by: Page) =>
  by.goto(`${wordpress.address}/wp-admin/options-general.php?page=tourism-widgets`);

const save = async () => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(/settings-updated/);
};

/** The site configuration on a visitor's page. */
const sentConfiguration = async (): Promise<unknown> => {
  const [, json = ''] = /data-site-config>([^<]*)</.exec(await (await fetch(visited)).text()) ?? [];
  return JSON.parse(json);
};

const byItself = { pageCategory: 'page', mode: 'B2C', theme: 'default' };

test('what one text held before each setting had its field is there, and is kept', async () => {
  await openSettings(page);
  const form = { option_page: 'tourism_widgets', action: 'update' };
  const _wpnonce = await page.locator('#_wpnonce').inputValue();
  const further = JSON.stringify({ apiOrigin: 'https://api.example.com', pageSubcategory: 'trade' });
  const before = { 'tourism_widgets[mode]': 'B2B', 'tourism_widgets[further]': further };
  const sent = await page.request.post(`${wordpress.address}/wp-admin/options.php`, {
    form: { ...form, _wpnonce, ...before },
  });
  expect(sent.ok()).toBe(true);
  const kept = {
    pageCategory: 'page',
    pageSubcategory: 'trade',
    mode: 'B2B',
    apiOrigin: 'https://api.example.com',
  };
  expect(await sentConfiguration()).toMatchObject(kept);
  await openSettings(page);
  expect(await page.getByLabel('Origin of the services').inputValue()).toBe('https://api.example.com');
  await page.getByLabel('Origin of the services').fill('');
  await page.getByLabel('Audience').selectOption('Consumers (B2C)');
  await save();
  expect(await sentConfiguration()).toEqual({ ...byItself, pageSubcategory: 'trade', numerals: 'latn' });
});

test('an administrator finds a labelled field for each setting, and pages carry what was saved', async () => {
  await openSettings(page);
  const unnamed = await page
    .locator('.form-table :is(input, select, textarea)')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[])
        .filter(({ labels }) => !labels?.[0]?.textContent)
        .map(({ name }) => name),
    );
  expect(unnamed).toEqual([]);
  await page.getByLabel('Audience').selectOption('Partners (B2B)');
  await page.getByLabel('Theme').selectOption('Blue');
  await page.getByLabel('Time zone').fill('Asia/Riyadh');
  await page.getByLabel('Own words').fill('{ "open": "Show “all” & <more>" }');
  await page
    .getByLabel('Origins of widgets’ own addresses')
    .fill('https://a.example.com\n\nhttps://b.example.com');
  await page.getByLabel('Partner login').fill('https://sign-in.example.com/b2b');
  await save();
  await page.getByText('Settings saved.').waitFor();
  await shoot(page, 'wordpress-settings');
  expect(await sentConfiguration()).toMatchObject({
    mode: 'B2B',
    theme: 'blue',
    timeZone: 'Asia/Riyadh',
    labels: { open: 'Show “all” & <more>' },
    allowedOrigins: ['https://a.example.com', 'https://b.example.com'],
    userApi: { b2bLoginRedirectEndpoint: 'https://sign-in.example.com/b2b' },
  });
  expect(await page.getByLabel('Origins of widgets’ own addresses').inputValue()).toBe(
    'https://a.example.com\nhttps://b.example.com',
  );
});

test.each([
  ['Time zone', 'Mars/Olympus', 'This is no time zone.'],
  ['Own words', '{ "open": ', 'This is no JSON object of texts.'],
  ['Own words', '["open"]', 'This is no JSON object of texts.'],
  ['Origin of the services', 'https://api.example.com/v1', 'This is no origin'],
  ['Origins of widgets’ own addresses', 'https://a.example.com\nb.example.com', 'This is no origin'],
  ['Hosts of films and frames', 'https://player.example.com/film', 'This is no host'],
  ['Partner login', 'javascript:alert(1)', 'This is no address'],
])('%s says why it does not take %s, and keeps it as it was typed', async (label, typed, reason) => {
  await openSettings(page);
  const before = await sentConfiguration();
  await page.getByLabel(label).fill(typed);
  await save();
  await page.getByText('Some fields were not saved.').waitFor();
  const field = page.getByLabel(label);
  expect(await field.inputValue()).toBe(typed);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const described = (await field.getAttribute('aria-describedby'))!.split(' ')[0];
  expect(await page.locator(`#${described}`).textContent()).toContain(reason);
  await shoot(page, 'wordpress-settings-refused');
  expect(await sentConfiguration()).toEqual(before);
  await field.fill('');
  await save();
  expect(await field.getAttribute('aria-invalid')).toBeNull();
});

test('an administrator who reads Arabic finds the settings in Arabic', async () => {
  const director = await signIn(browser, { ...wordpress, user: 'director', password: 'password' });
  await openSettings(director);
  const said = await director
    .locator('.form-table :is(th, option, .description), .wrap > form > h2')
    .allTextContents();
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
  await shoot(director, 'wordpress-settings-arabic');
  await director.close();
});
