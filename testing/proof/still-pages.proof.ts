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

const paths = [...(await demoPaths()), ...itemPaths()];
const ofMembers = paths.filter((path) => /^\/(individual|partner-tools|content-hub)/.test(path));

/** Whatever is on its way has come, and what the stylesheets begin later has ended. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => window.tourismWidgets?.ready);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await frames(page, 10);
}

/** Who visits what, and how much a page may shift: the CMS knows no member, and writes what strangers see (Web Vitals: 0.1 is good). */
const visits = [
  ['a stranger', paths, (path: string) => path, 0.02],
  ['a consumer', ofMembers, (path: string) => addressAs(path, 'u-default'), 0.1],
  ['an administrator of a company', ofMembers, (path: string) => addressAs(path, 'u-partner-admin'), 0.1],
] as const;

test.each(
  visits.flatMap(([who, paths, as, most]) =>
    (['en', 'ar'] as const).map((language) => ({ who, paths, as, most, language })),
  ),
)('no page moves by itself for $who: $language', { timeout: timeLimit(900_000) }, async (visit) => {
  // A page of an integrator's has two faults for its author.
  stage.allowFault(/^tourism-widgets: (?:promotional-baner|alert): /);
  const page = await stage.open(`/${visit.language}/home.html?bar=off`, phone, watchShifts);
  const moved: string[] = [];
  for (const path of visit.paths) {
    const address = `/${visit.language}${path}${path.includes('?') ? '&' : '?'}bar=off`;
    await page.goto(visit.as(address));
    await atRest(page);
    const { total, shifts } = await shiftsOf(page);
    if (total > visit.most)
      moved.push(`${path}: ${total.toFixed(3)} ${shifts.flatMap(({ moved }) => moved)[0]}`);
  }
  expect(moved).toEqual([]);
});
