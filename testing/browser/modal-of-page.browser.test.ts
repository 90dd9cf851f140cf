import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';

/** A modal dialog that the page has opened itself: the rest of the page is inert, so messages have to stand in it. */

const stage = setStage();

const share = mountElement('share-bar', { networks: [] }, { load: 'load' });
const table = mountElement('data-table', readExample('data-table', 'default'), { load: 'load' });

test('what is said to a visitor in it is heard and seen there, and afterwards in the page', async () => {
  const page = await stage.show(
    `<dialog id="own"><form method="dialog"><button>Done</button></form>${share}${table}</dialog>`,
    { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  );
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')!.showModal());
  await settled(page);
  const dialog = page.locator('#own');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await dialog.getByText('Link copied', { exact: false }).first().waitFor();
  // In a narrow dialog a table is cards, sorted by a list.
  await dialog.getByRole('combobox', { name: 'Sort' }).selectOption({ index: 1 });
  await dialog
    .locator('[data-tourism-widgets="announcements"]')
    .getByText('Region')
    .waitFor({ state: 'attached' });

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.locator('body > [data-tourism-widgets="alerts"]').count()).toBe(1);
});
