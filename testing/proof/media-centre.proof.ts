import { expect, test } from 'vitest';
import { setStage } from '../browser/stage.ts';
import { signIn, wide, widgetOf } from '../browser/visitor.ts';

/** Files of the media centre that a partner keeps, and takes along one by one. */

const stage = setStage();

/** The media centre, signed in by the header, with its files. */
async function openLibrary() {
  const page = await stage.open('/en/content-hub/visual-assets?bar=off', wide);
  await signIn(page, 'u-partner-content');
  const search = widgetOf(page, 'asset-search');
  await search.getByRole('gridcell').first().waitFor();
  return { page, search };
}

/** Titles of files that may be taken, in the order of the page. */
async function freeTitles(search: ReturnType<typeof widgetOf>): Promise<string[]> {
  const names = await search
    .locator('label')
    .getByText(/^Select /)
    .allTextContents();
  return names.map((name) => name.replace('Select ', ''));
}

test('files that are kept by their hearts stand in the list; what is removed comes back by Undo, and goes without', async () => {
  const { page, search } = await openLibrary();
  const titles = (await freeTitles(search)).slice(0, 3);
  for (const title of titles) {
    const heart = search.getByRole('button', { name: `Favourite: ${title}` });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  }
  await page
    .getByRole('navigation', { name: 'Content hub' })
    .getByRole('link', { name: 'Favourite files' })
    .click();
  await page.waitForURL(/favourites/);
  // Everybody has seven from the beginning.
  const kept = widgetOf(page, 'favourite-assets');
  const count = (files: number) => kept.getByText(`${files} favourite files`).first().waitFor();
  await count(10);
  const shown = () => kept.getByRole('article').getByRole('heading').allTextContents();
  const before = await shown();
  expect(before).toEqual(expect.arrayContaining(titles));

  const [first, second] = titles as [string, string];
  const remove = (title: string) => kept.getByRole('button', { name: `Remove ${title}` }).click();
  await remove(first);
  await count(9);
  expect(await shown()).toEqual(before.filter((title) => title !== first));
  await page.getByRole('button', { name: 'Undo' }).click();
  await count(10);
  expect(await shown()).toEqual(before);

  await remove(second);
  await count(9);
  await page.reload();
  await count(9);
  const after = await shown();
  expect(after.toSorted()).toEqual(before.filter((title) => title !== second).toSorted());

  // The heart of the library says the same.
  await page.goto(`${stage.server.url}/en/content-hub/visual-assets?bar=off`);
  const heart = search.getByRole('button', { name: `Favourite: ${second}` });
  await heart.waitFor();
  await expect
    .poll(() => search.getByRole('button', { name: `Favourite: ${first}` }).getAttribute('aria-pressed'))
    .toBe('true');
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});

test('a file is read about, accepted with its licence and saved; its neighbours in the search are one press away', async () => {
  const { page, search } = await openLibrary();
  await search.getByRole('combobox').first().fill('sea');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=sea/);
  await search.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await search.getByRole('gridcell').nth(1).waitFor();
  const titles = await search.getByRole('gridcell').getByRole('heading').allTextContents();
  const at = titles.indexOf((await freeTitles(search)).find((title) => title !== titles[0])!);
  await search.getByRole('gridcell').nth(at).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/asset-details\.id-/);

  const details = widgetOf(page, 'asset-details');
  const heading = (title: string) => details.getByRole('heading', { name: title, exact: true }).first();
  await heading(titles[at]!).waitFor();
  const trail = details.getByRole('navigation', { name: 'Your search' });
  await trail.getByRole('link', { name: 'Previous file' }).click();
  await heading(titles[at - 1]!).waitFor();
  await trail.getByRole('link', { name: 'Next file' }).click();
  await heading(titles[at]!).waitFor();

  await details
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const ordered: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/assets/download'))
      ordered.push(request.postDataJSON());
  });
  // The licence stands there to be read, and closing it asks for nothing.
  await dialog.getByText('Version 2026-1').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(ordered).toEqual([]);
  await details
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Accept and download' }).click();
  const save = dialog.getByRole('link', { name: `Save “${titles[at]!}”` });
  await save.waitFor();
  expect(ordered).toMatchObject([{ acceptedLicences: [{ version: '2026-1' }] }]);
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await page.keyboard.press('Escape');

  await trail.getByRole('link', { name: 'Back to the search' }).click();
  await page.waitForURL(/q=sea/);
  await search.getByRole('gridcell').nth(at).waitFor();
  expect(await search.getByRole('gridcell').getByRole('heading').allTextContents()).toEqual(titles);
});
