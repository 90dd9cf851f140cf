import { expect, test } from 'vitest';
import { exampleAddress, shownWidgets } from '../../demo-pages/widgets.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { setStage } from './stage.ts';

/** The page of each widget's first example: what stands there keeps its place when the widget comes. */

const stage = setStage();
const phone = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;

// One test a widget: the time of one over all of them would grow with their number.
test.each(shownWidgets())('$name moves nothing as it comes, on a small screen', async (widget) => {
  const page = await stage.open(`${exampleAddress('en', widget, 'default')}&bar=off`, phone, watchShifts);
  const mount = page.locator(`[data-component="${widget.name}"]`);
  await mount.scrollIntoViewIfNeeded();
  if (widget.load === 'interaction') await mount.hover();
  await mount.and(page.locator('[data-status=mounted]')).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { total, shifts } = await shiftsOf(page);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
});
