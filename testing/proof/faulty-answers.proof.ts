import { expect, test } from 'vitest';
import type { ShownWidget } from '#demo-pages/widgets.ts';
import { switchName } from '#origin/switches.ts';
import { misfitsAt } from '../browser/walk/layout.ts';
import { seeAll, setStage } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { addressAs, addressOf, everyWidget, mainUserOf } from './every-example.ts';

/** Each fault of a network and a server, once on every widget that calls: the widget stays, and waits for nothing for ever. */

const stage = setStage();

const faults: readonly string[] = [
  ...'500 503 400 403 404 409 410 422 429 204 empty null html truncated bom huge deep drop late disorder'.split(
    ' ',
  ),
  // The whole answer, the parts of its envelope, the fields beside a list, every other entry of a list, the fields of entries.
  ...'shape:1 shape:2 shape:3 shape:4 shape:5'.split(' '),
];

/** Who the visitor is must be known, or most widgets ask nothing else; files are no answers that are read. */
const spared = new Set(['U1', 'SSO', 'CSRF', 'media', 'logo', 'certificate']);

/** How many faults of a widget are looked at at once: most of the time a page waits. */
const atOnce = 6;

const look = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** Widgets that have called, of those that were looked at. */
const looked = { all: 0, calling: 0 };

/** The example of a widget that asks for most, and what it asks for; nothing where none asks. */
async function mostCalling(widget: ShownWidget) {
  const { origin } = stage.server;
  let most: { address: string; called: readonly string[] } | undefined;
  // What an author wrote wrongly, or a hostile hand, is proved elsewhere: it has faults of its own.
  for (const example of widget.examples.filter((name) => !/^(?:faulty|hostile)/.test(name))) {
    const address = addressAs(addressOf(widget, example), mainUserOf(widget));
    origin.calls.length = 0;
    const page = await stage.open(address, look);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    await page.close();
    const called = [...new Set(origin.calls.map((call) => call.name))].filter((call) => !spared.has(call));
    if (called.length > (most?.called.length ?? 0)) most = { address, called };
  }
  return most;
}

async function bears(name: string, address: string, called: readonly string[], fault: string): Promise<void> {
  const fail = called.map((call) => `${call}:${fault}`).join(',');
  const page = await stage.open(address, look, (opened) =>
    opened.setExtraHTTPHeaders({ [`x-${switchName}`]: new URLSearchParams({ fail }).toString() }),
  );
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
  await page.close();
}

test.each(everyWidget)(
  '%s bears every fault of its answers',
  { timeout: timeLimit(600_000) },
  async (name, widget) => {
    // The browser tells of each answer that failed; the widget of what it could not read.
    stage.allowFault(/Failed to load resource|^tourism-widgets: /);
    const most = await mostCalling(widget);
    looked.all += 1;
    if (!most) return;
    looked.calling += 1;
    const left = [...faults];
    const lookAtNext = async (): Promise<void> => {
      const fault = left.pop();
      if (fault === undefined) return;
      await bears(name, most.address, most.called, fault);
      return lookAtNext();
    };
    await Promise.all(Array.from({ length: atOnce }, lookAtNext));
    expect(left).toEqual([]);
  },
);

test('most widgets ask for something', () => {
  expect(looked.calling).toBeGreaterThan(looked.all / 2);
});
