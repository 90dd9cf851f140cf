import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { expectNothingStays } from '#testing/browser/mount-leaks.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { countLeaks } from '#testing/browser/walk/leak-counts.ts';

/** What only a browser shows of a panorama: its pixels, its pointers, its graphics card. */

const stage = setStage();

const address = '/en/widget.html?widget=panorama-viewer&example=default&load=load&bar=off';
const still = { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as const;

const start = async (page: Page) => {
  await settled(page, '[data-component="panorama-viewer"]');
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.locator('[role="application"][data-running]').waitFor();
};
/** What is painted in a corner of the sphere where no point stands. */
const painted = async (page: Page) => {
  const canvas = page.locator('[role="application"] canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  const clip = { x: box.x + 20, y: box.y + box.height - 200, width: 260, height: 180 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
};
const middleOf = async (page: Page, name: string) => {
  const box = (await page.getByRole('application').getByRole('button', { name }).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('is painted anew by keys and by a drag, which its points follow; dragging right looks left in Arabic, too', async () => {
  const page = await stage.open(address.replace('/en/', '/ar/').replace('default', 'arabic'), still);
  await settled(page, '[data-component="panorama-viewer"]');
  await page.getByRole('button', { name: 'انظر حولك' }).click();
  await page.locator('[role="application"][data-running]').waitFor();
  const first = await painted(page);
  const sphere = (await page.getByRole('application').boundingBox())!;
  const middle = { x: sphere.x + sphere.width / 2, y: sphere.y + sphere.height / 2 };
  const at = await middleOf(page, 'السنبوك');
  // A view to the yaw 0 has what lies 14 degrees to the left left of its middle.
  expect(at.x).toBeLessThan(middle.x - 100);

  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await middleOf(page, 'السنبوك')).x).toBeLessThan(at.x - 100);
  const second = await painted(page);
  expect(second).not.toBe(first);

  const before = await middleOf(page, 'السنبوك');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 150, middle.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(page, 'السنبوك')).x).toBeGreaterThan(before.x + 100);
  expect((await middleOf(page, 'السنبوك')).y).toBeGreaterThan(before.y + 20);
  expect(await painted(page)).not.toBe(second);

  // A press turns to the point that is pressed.
  const dhow = await middleOf(page, 'السنبوك');
  await page.mouse.click(dhow.x + 60, dhow.y - 60);
  await expect.poll(async () => Math.round((await middleOf(page, 'السنبوك')).x - middle.x)).toBeLessThan(-40);
});

test('lost graphics leave the flat picture and the list until they come back', async () => {
  const page = await stage.open(address, still);
  await start(page);
  const message = page.getByText('The panorama has been interrupted');
  const lose = await page.evaluateHandle(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas')!;
    const extension = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    extension.loseContext();
    return extension;
  });
  await message.waitFor();
  expect(await page.getByRole('application').isVisible()).toBe(false);
  expect(await page.getByRole('img', { name: /^A tomb carved/ }).isVisible()).toBe(true);
  expect(await page.getByText('The lonely castle').last().isVisible()).toBe(true);
  await lose.evaluate((extension) => extension.restoreContext());
  await message.waitFor({ state: 'detached' });
  await page.getByRole('application').waitFor();
  await expect.poll(async () => (await painted(page)).length).toBeGreaterThan(2000);
});

test('fifty spheres, one after another, leave nothing behind', async () => {
  const small = { image: { desktopImage: '/images/hegra-320.jpg', alt: 'A tomb' } };
  const page = await stage.show(mountElement('panorama-viewer', small, { load: 'load' }), {
    context: { ...still, viewport: { width: 320, height: 500 } },
    before: (page) => page.addInitScript(countLeaks),
  });
  await start(page);
  const after = await expectNothingStays(page, {
    shown: '[role="application"][data-running]',
    pressed: '[data-widget-root] button',
  });
  expect(after.frames).toBe(0);
});

test('at rest it has a large button and its marks, which the button does not cover, in corners as round as a film’s and a picture’s', async () => {
  const example = (widget: string) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../${widget}/examples/default.json`), 'utf8'),
    ) as object;
  const main = ['panorama-viewer', 'video-player', 'image-gallery'].map((widget) =>
    mountElement(widget, example(widget), { id: widget, load: 'load' }),
  );
  const page = await stage.show(main.join(''), {
    context: { ...still, viewport: { width: 390, height: 844 } },
  });
  await settled(page);
  const button = (await page.getByRole('button', { name: 'Look around' }).boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(72);
  const marks = await page
    .locator('#panorama-viewer button[style*="visible"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(marks).toHaveLength(1);
  expect(marks[0]).toBeLessThan(button.y);
  const roundness = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        let box: Element | null = element;
        while (box && getComputedStyle(box).borderTopLeftRadius === '0px') box = box.parentElement;
        return box && getComputedStyle(box).borderTopLeftRadius;
      });
  const film = await roundness('#video-player video');
  expect(await roundness('#panorama-viewer picture')).toBe(film);
  // Its pictures come as it does.
  await page.locator('#image-gallery').scrollIntoViewIfNeeded();
  expect(await roundness('#image-gallery picture')).toBe(film);
});
