import { expect, test } from 'vitest';
import { setStage } from '../browser/stage.ts';
import { openHost, ownWidgets } from '../hosts/host-page.ts';
import type { Host } from '../hosts/hosts.ts';
import { timeLimit } from '../time-limit.ts';

/** A page that has put all of us into a `<fieldset disabled>`, one of each widget. */

const stage = setStage();

const host: Host = {
  name: 'has its content in a fieldset that is disabled',
  around: (content) => `<form><fieldset disabled>${content}</fieldset></form>`,
};

test('our controls are disabled, every widget is there, and none fails', async () => {
  const page = await openHost(stage, host, { language: 'en', width: 1440 });
  const absent = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter(({ dataset }) => dataset['status'] !== 'mounted')
          .map(({ id, dataset }) => `${id}: ${dataset['status']}`),
      ownWidgets,
    );
  await expect.poll(absent, { timeout: timeLimit(20_000) }).toEqual([]);
  const enabled = await page.evaluate(() =>
    [...document.querySelectorAll('fieldset [data-widget-root] :is(button, input, select, textarea)')]
      .filter((control) => !control.matches(':disabled'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(enabled).toEqual([]);
  const link = page.locator('[data-component="footer"] a[href]').first();
  await link.focus();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});
