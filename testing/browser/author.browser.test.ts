import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { setStage, settled } from './stage.ts';

/** What a CMS's editor does to a page touches one widget at a time (contract, section 2: "Elements added later"). */

describe('on an author’s page', () => {
  const stage = setStage('probes');
  // A script that a script inserts or changes would violate the policy, whoever does it: these have attributes.
  const widget = (id: string) =>
    `<div data-component="counter" id="${id}" data-config='{"label": "Widget ${id}"}'></div>`;
  let page: Page;

  beforeEach(async () => {
    page = await stage.show(
      `<div id="grid">${['a', 'b', 'c'].map(widget).join('')}</div><div id="other"></div>`,
      {
        marks: { 'data-cms-mode': 'author' },
      },
    );
    await settled(page);
    for (const id of ['a', 'b', 'c']) await page.locator(`#${id} button`).click();
    await page.locator('#c input').fill('typed');
    await page.locator('#c input').focus();
    await page.evaluate(() => {
      const roots = [...document.querySelectorAll('[data-widget-root]')];
      Object.assign(window, { roots, nodes: roots.flatMap((root) => [...root.querySelectorAll('*')]) });
      window.watched.mounted.length = 0;
    });
  });

  /** Everything that stood in a widget is still there, the focus is where it was, and what was typed. */
  const expectUntouched = async (ids: readonly string[]) => {
    const state = await page.evaluate((ids) => {
      const { nodes } = window as unknown as { readonly nodes: readonly Element[] };
      const inside = ids.flatMap((id) => [...document.querySelectorAll(`#${id} [data-widget-root] *`)]);
      return {
        strangers: inside.filter((node) => !nodes.includes(node)).length,
        counts: ids.map((id) => document.querySelector(`#${id} button`)?.textContent),
        focus: document.activeElement?.closest('[data-component]')?.id,
        typed: document.querySelector<HTMLInputElement>('#c input')?.value,
      };
    }, ids);
    expect(state).toEqual({ strangers: 0, counts: ids.map(() => '1'), focus: 'c', typed: 'typed' });
  };
  const mounted = () => page.evaluate(() => window.watched.mounted.map(({ id }) => id));

  test('a widget that is added is mounted, the others stay as they are', async () => {
    await page.evaluate(() => {
      const added = document.createElement('div');
      added.id = 'new';
      added.dataset['component'] = 'counter';
      added.dataset['config'] = '{"label": "Added"}';
      document.querySelector('#grid')!.prepend(added);
    });
    await settled(page, '#new');
    expect(await mounted()).toEqual(['new']);
    await expectUntouched(['a', 'b', 'c']);
  });

  test('a widget that is moved keeps its nodes and its state', async () => {
    await page.evaluate(() => document.querySelector('#other')!.append(document.querySelector('#a')!));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await mounted()).toEqual([]);
    await expectUntouched(['a', 'b', 'c']);
    await page.evaluate(() => document.querySelector<HTMLElement>('#a button')!.click());
    await page.locator('#a').getByRole('button', { name: '2' }).waitFor();
  });

  test('a clone of a mounted widget, marks and all, begins anew', async () => {
    await page.evaluate(() => {
      const clone = document.querySelector('#a')!.cloneNode(true) as HTMLElement;
      clone.id = 'clone';
      document.querySelector('#a')!.after(clone);
    });
    await expect.poll(mounted).toEqual(['clone']);
    expect(await page.locator('#clone button').allTextContents()).toEqual(['0']);
    await page.evaluate(() => window.tourismWidgets?.unmount(document.querySelector('#clone')!));
    expect(await page.locator('#clone button').count()).toBe(0);
    await expectUntouched(['a', 'b', 'c']);
  });

  test('a widget that is replaced is mounted in its new element', async () => {
    await page.evaluate(() => {
      const next = document.querySelector('#b')!.cloneNode(false) as HTMLElement;
      next.removeAttribute('data-status');
      next.dataset['config'] = '{"label": "Replaced"}';
      document.querySelector('#b')!.replaceWith(next);
    });
    await page.getByRole('heading', { name: 'Replaced' }).waitFor();
    expect(await mounted()).toEqual(['b']);
    await expectUntouched(['a', 'c']);
  });

  test('a widget that is edited is mounted anew, alone', async () => {
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#b')!.dataset['config'] = '{"label": "Edited"}';
    });
    await page.getByRole('heading', { name: 'Edited' }).waitFor();
    expect(await mounted()).toEqual(['b']);
    await expectUntouched(['a', 'c']);
  });

  test('a widget that is removed is gone, alone', async () => {
    const roots = await page.evaluate(() => window.watched.intervals.size);
    await page.evaluate(() => document.querySelector('#a')!.remove());
    await expect.poll(() => page.evaluate(() => window.watched.intervals.size)).toBe(roots - 1);
    await expectUntouched(['b', 'c']);
  });
});

describe('on the page that a CMS wrote', () => {
  const stage = setStage();

  test.each(['publish', 'author'])('widgets are added and replaced while one looks: %s', async (mode) => {
    stage.expectFault(/^tourism-widgets: /);
    const page = await stage.open(`/en/htl.html?cms=${mode}`);
    await page.evaluate(() => window.tourismWidgets?.ready);
    const count = () => page.locator('main [data-status="mounted"]').count();
    const before = await count();
    await page.locator('[data-live-action="add"]').click();
    await expect.poll(count).toBeGreaterThan(before);
    const banner = page
      .locator('main .promotional-banner')
      .first()
      .locator('[data-component]:not([data-component*="/"])');
    const title = await banner.getByRole('heading').first().textContent();
    await page.locator('[data-live-action="replace"]').click();
    await expect.poll(() => banner.getAttribute('data-status')).toBe('mounted');
    expect(await banner.getByRole('heading').first().textContent()).not.toBe(title);
  });
});

describe('what an author is told', () => {
  const stage = setStage();

  test.each([
    ['en', ['Title', 'Picture', 'Buttons']],
    ['ar', ['العنوان', 'الصورة', 'الأزرار']],
  ] as const)('calls fields of a new widget as its dialog does: %s', async (language, titles) => {
    const page = await stage.show('<div data-component="promotional-banner"></div>', {
      language,
      marks: { 'data-cms-mode': 'author' },
    });
    const box = page.getByRole('region', { name: 'promotional-banner' });
    for (const title of titles) await box.getByText(title, { exact: true }).waitFor();
    const codes = ['promotional-banner', 'title', 'image', 'ctas'];
    expect(await box.locator('code').allTextContents()).toEqual(codes);
  });
});
