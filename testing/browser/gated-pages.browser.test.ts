import { expect, test } from 'vitest';
import { shiftsOf, watchShifts } from './shifts.ts';
import { setStage } from './stage.ts';

/** Pages whose widget asks strangers to sign in: its place is as high before any script. */

const stage = setStage();

test.each(
  [
    'partner-tools/calendar',
    'content-hub/visual-assets',
    'partner-tools/insights',
    'partner-tools/members',
  ].flatMap((path) => ['en', 'ar'].map((language) => `/${language}/${path}`)),
)('%s asks a stranger to sign in, and nothing moves for it', async (path) => {
  const page = await stage.open(
    `${path}?bar=off`,
    { viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' },
    watchShifts,
  );
  const gate = page.locator('[data-widget-root] :is([data-personal])').first();
  await gate.getByRole('button').waitFor();
  const { total, shifts } = await shiftsOf(page);
  expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
});

test('who has no script reads the events of the trade’s calendar', async () => {
  const page = await stage.open('/en/partner-tools/calendar?bar=off', { javaScriptEnabled: false });
  expect(await page.getByRole('link', { name: 'Winter season briefing' }).isVisible()).toBe(true);
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in' }).isVisible()).toBe(true);
});
