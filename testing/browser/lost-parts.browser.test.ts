import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** What a widget fetches later survives a lost request as the widget itself does. */

const stage = setStage('probes');

/**
 * Opens a page with a drawer and gives the files that opening the drawer asks for; fonts come when the first text is
 * set in them, with or without a drawer.
 */
async function openedFiles() {
  const page = await stage.show(mountElement('drawer', {}));
  await settled(page);
  const before = new Set(stage.server.requests.keys());
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('Inside').waitFor();
  await page.close();
  return [...stage.server.requests.keys()].filter(
    (path) => !before.has(path) && /\/assets\/.*\.(css|js)$/.test(path),
  );
}

test('a part of a widget comes when it is wanted, with its styles', async () => {
  const files = await openedFiles();
  expect(files.map((file) => file.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
});

test.each(['css', 'js'])('a part whose %s file is lost twice still comes', async (ending) => {
  const file = (await openedFiles()).find((path) => path.endsWith(ending))!;
  stage.server.reset();
  stage.server.fail(file, 2);
  stage.expectFault(/404/);
  const page = await stage.show(mountElement('drawer', {}), { name: 'again.html', fresh: true });
  await settled(page);
  await page.getByRole('button', { name: 'Open' }).click();
  const inside = page.getByText('Inside');
  await inside.waitFor();
  expect(await inside.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('7px');
  expect(stage.server.count(file)).toBe(3);
  expect(await page.evaluate(() => window.watched.copies)).toBe(1);
});

test('a part that is gone for good is told to the widget, which stays as it is', async () => {
  const files = await openedFiles();
  stage.server.reset();
  for (const file of files) stage.server.fail(file);
  stage.expectFault(/404/);
  const page = await stage.show(mountElement('drawer', {}), { name: 'again.html', fresh: true });
  await settled(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText(/ChunkLoadError: .*missing/).waitFor();
  await settled(page);
});
