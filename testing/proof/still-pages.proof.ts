import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPaths, itemPaths } from '#demo-pages/paths.ts';
import { frames } from '../browser/probe-page.ts';
import { shiftsOf, watchShifts } from '../browser/shifts.ts';
import { setStage } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { addressAs } from './every-example.ts';

/** No page of the demo moves by itself on a phone: neither while its widgets come nor in the seconds after that. */

const stage = setStage();
const phone = { viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' } as const;

/** How much a page may shift (Web Vitals count up to 0.1 as good). */
const most = 0.02;

const paths = [...(await demoPaths()), ...itemPaths()];
const ofMembers = paths.filter((path) => /^\/(individual|partner-tools|content-hub)/.test(path));

/** Whatever is on its way has come, and what the stylesheets begin later has ended. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => window.tourismWidgets?.ready);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await frames(page, 10);
}

const visits = [
  ['a stranger', paths, (path: string) => path],
  ['a consumer', ofMembers, (path: string) => addressAs(path, 'u-default')],
  ['an administrator of a company', ofMembers, (path: string) => addressAs(path, 'u-partner-admin')],
] as const;

test.each(
  visits.flatMap(([who, paths, as]) =>
    (['en', 'ar'] as const).map((language) => ({ who, paths, as, language })),
  ),
)('no page moves by itself for $who: $language', { timeout: timeLimit(900_000) }, async (visit) => {
  const page = await stage.open(`/${visit.language}/home.html?bar=off`, phone, watchShifts);
  const moved: string[] = [];
  for (const path of visit.paths) {
    const address = `/${visit.language}${path}${path.includes('?') ? '&' : '?'}bar=off`;
    await page.goto(visit.as(address));
    await atRest(page);
    const { total, shifts } = await shiftsOf(page);
    if (total > most) moved.push(`${path}: ${total.toFixed(3)} ${shifts.flatMap(({ moved }) => moved)[0]}`);
  }
  expect(moved).toEqual([]);
});
