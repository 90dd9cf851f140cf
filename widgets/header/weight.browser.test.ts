import { statSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beforeFirst, distFolder, manifest, mostOf } from '#testing/browser/build-facts.ts';
import {
  button,
  languageButton,
  headers,
  narrow,
  showHeader,
  signedIn,
  touch,
} from '#testing/browser/header-page.ts';
import { measureWork } from '#testing/browser/processor-time.ts';
import { setStage } from '#testing/browser/stage.ts';

/** What the header costs its visitors: bytes, and work for the processor. */

const stage = setStage();

const kB = 1024;
const platform = new Set(
  [manifest.loader, ...manifest.shared, ...Object.values(manifest.words)].map(({ file }) => basename(file)),
);

/** Bytes of code, styles and words that were fetched beyond the platform, as they go over the line. */
function fetched(): number {
  const files = [...stage.server.requests.keys()]
    .filter((path) => /^\/build\/.*\.(js|css)$/.test(path) && !platform.has(basename(path)))
    .map((path) => join(distFolder, path.replace('/build/', '')));
  for (const file of files) expect(statSync(file).size, file).toBeGreaterThan(0);
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

/** Until nothing is fetched any more, as far as a visitor sets it off. */
const quiet = (page: Page) => page.waitForLoadState('networkidle');

describe('the header fetches', () => {
  test('14.28 kB, a tenth more at most, on a phone before the page is touched, and then what can be opened', async () => {
    const page = await showHeader(stage, { context: touch });
    await button(page, 'Menu').waitFor();
    await quiet(page);
    const atRest = fetched() / kB;
    expect(atRest).toBeLessThanOrEqual(mostOf(14.28));
    expect(beforeFirst + atRest).toBeLessThanOrEqual(mostOf(103.5));
    await page.touchscreen.tap(195, 600);
    // The menu, and the search: the field must be there when its button is pressed, or no keyboard comes.
    await expect.poll(() => fetched() / kB).toBeGreaterThan(atRest + 15);
  });

  test('62 kB, a tenth more at most, when somebody who has signed in has opened every panel of the wide bar, the search too', async () => {
    const page = await showHeader(stage, { before: signedIn(stage, 'u-default') });
    await button(page, 'Mia').waitFor();
    await quiet(page);
    await button(page, 'Destinations').click();
    await page.getByRole('list', { name: 'Destinations' }).waitFor();
    await languageButton(page, headers.en).click();
    await page.getByRole('list', { name: 'Language' }).waitFor();
    await button(page, 'Mia').click();
    await page.getByRole('menu').waitFor();
    await button(page, 'Search').click();
    await page.getByRole('combobox').waitFor();
    await quiet(page);
    expect(fetched() / kB).toBeLessThanOrEqual(mostOf(62));
  });

  test('50 kB, a tenth more at most, when the mobile menu is open, and nothing when it is opened anew, which costs less than 0.6 of the page', async () => {
    const page = await showHeader(stage, { context: narrow, before: signedIn(stage, 'u-default') });
    const worked = await measureWork(page);
    await button(page, 'Menu').waitFor();
    await quiet(page);
    const loaded = await worked();
    await button(page, 'Menu').click();
    await button(page, 'Sign out').waitFor();
    await quiet(page);
    const opened = fetched();
    expect(opened / kB).toBeLessThanOrEqual(mostOf(50));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const before = await worked();
    for (let turn = 0; turn < 4; turn++) {
      await button(page, 'Menu').press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(fetched()).toBe(opened);
    expect(((await worked()) - before) / 4).toBeLessThan(0.6 * loaded);
  });
});
