import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { createFiles } from '../../demo-pages/serve/files.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';
import { setStage } from './stage.ts';
import { watch, type Fault } from './watch.ts';

/** The explorer as files on a server that knows nothing of it, below a path of its own. */

const stage = setStage();
const root = '/tools/widgets/';
let server: Server;
let context: BrowserContext | undefined;
const missing: string[] = [];

beforeAll(async () => {
  const find = createFiles([{ prefix: root, folder: join(projectRoot, 'dist-explorer') }]);
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    void find(path.endsWith('/') ? `${path}index.html` : path, false).then((file) => {
      if (!file) missing.push(path);
      response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  await context?.close();
  expect(missing.splice(0)).toEqual([]);
});

afterAll(() => server.close());

/** Waits until an element is there to be seen. */
const shows = (element: Locator) => element.waitFor();

async function open(path: string): Promise<{ page: Page; faults: Fault[] }> {
  context = await stage.browser.newContext();
  const page = await context.newPage();
  const faults = await watch(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${root}${path}`);
  return { page, faults };
}

test('the gallery leads to a widget, whose preview is that of an author', async () => {
  const { page, faults } = await open('');
  await page.getByRole('link', { name: 'Hero banner' }).click();
  const preview = page.frameLocator('iframe');
  await shows(preview.locator('[data-status="mounted"]'));
  expect(await preview.locator('body').getAttribute('data-cms-mode')).toBe('author');
  await shows(page.getByText('This copy has no server behind it', { exact: false }));
  expect(await page.getByRole('combobox', { name: 'Network' }).count()).toBe(0);
  // Its picture lies in the copy, not at the host's root.
  const picture = preview.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('it speaks Arabic, and shows a widget in Japanese', async () => {
  const { page, faults } = await open('widget-ar.html?widget=accordion&language=ja');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const preview = page.frameLocator('iframe');
  await shows(preview.locator('[data-status="mounted"]'));
  expect(await preview.locator('html').getAttribute('lang')).toBe('ja');
  await shows(preview.getByText(/[ぁ-ん]/).first());
  expect(faults).toEqual([]);
});
