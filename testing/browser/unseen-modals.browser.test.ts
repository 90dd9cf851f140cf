import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** What only a browser shows: whether a modal dialog can be seen where the page hides what it stands in. */

const stage = setStage();

const question = { categories: [{ key: 'analytics' }] };

test.each([
  ['is not drawn', 'display: none'],
  ['has contents that are not drawn', 'content-visibility: hidden'],
])('a dialog whose widget %s is taken back, and a message says so', async (_, style) => {
  stage.server.show('/hides.css', `[data-component='cookie-consent'] { ${style} }`, {
    'content-type': 'text/css',
  });
  const page = await stage.show('<p><a href="#consent">Cookies</a></p>', {
    top: mountElement('cookie-consent', question),
    head: '<link rel="stylesheet" href="/hides.css">',
  });
  await settled(page);
  await page.getByRole('link', { name: 'Cookies' }).press('Enter');
  const message = page.getByRole('alert');
  await message.getByText('The page or your browser hides this').waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  await message.getByRole('button', { name: 'Close' }).click();
  await message.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Cookies');
});
