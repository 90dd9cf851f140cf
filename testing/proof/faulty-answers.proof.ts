import { expect, test } from 'vitest';
import { noSwitches } from '#origin/switches.ts';
import { misfitsAt } from '../browser/walk/layout.ts';
import { seeAll, setStage } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { everyWidget, signedInAddressOf } from './every-example.ts';

/** Each fault of a network and a server, once on every widget that calls: the widget stays, and waits for nothing for ever. */

const stage = setStage();

const faults = [
  '500',
  '404',
  '429',
  '204',
  'empty',
  'null',
  'html',
  'truncated',
  'bom',
  'huge',
  'deep',
  'drop',
  'late',
  'disorder',
] as const;

/** Who the visitor is must be known, or most widgets ask nothing else; files are no answers that are read. */
const spared = new Set(['U1', 'SSO', 'CSRF', 'media', 'logo', 'certificate']);

test.each(everyWidget)(
  '%s bears every fault of its answers',
  { timeout: timeLimit(600_000) },
  async (name, widget) => {
    const address = signedInAddressOf(widget);
    const page = await stage.open(address, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const { origin } = stage.server;
    const called = [...new Set(origin.calls.map((call) => call.name))].filter((call) => !spared.has(call));
    if (called.length === 0) return;

    // The browser tells of each answer that failed; the widget of what it could not read.
    stage.allowFault(/Failed to load resource|^tourism-widgets: /);
    for (const fault of faults) {
      origin.switches = { ...noSwitches, fail: called.map((call) => `${call}:${fault}`) };
      await page.goto(address);
      const element = page.locator(`[data-component="${name}"]`).first();
      await element.and(page.locator('[data-status="mounted"]')).waitFor({ state: 'attached' });
      await element.scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator('[data-widget-root] [aria-busy="true"]:visible').count(), {
          message: `${fault}: still waits`,
          // A call is given up after 15 s, and put once more.
          timeout: timeLimit(45_000),
        })
        .toBe(0);
      await expect.poll(() => element.getAttribute('data-status'), { message: fault }).toBe('mounted');
      expect.soft(await misfitsAt(page, 390), fault).toEqual([]);
    }
  },
);
