import { expect, test } from 'vitest';
import { shiftsOf, watchShifts } from '#testing/browser/shifts.ts';
import { setStage } from '#testing/browser/stage.ts';

const stage = setStage();

test('on a phone the way to choose interests comes into room that is held for it', async () => {
  const page = await stage.open(
    '/en/widget.html?widget=activity-catalogue&example=default&bar=off',
    { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } },
    watchShifts,
  );
  await page.locator('[data-component="activity-catalogue"]').scrollIntoViewIfNeeded();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('link', { name: 'Choose your interests' }).waitFor();
  const { shifts } = await shiftsOf(page);
  expect(shifts).toEqual([]);
});
