import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findKeys } from '../../scripts/build/registered.ts';
import { signedIn } from '../browser/header-page.ts';
import { setStage } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import {
  elementsOf,
  expectStatuses,
  failedOf,
  namesFor,
  partsOf,
  statusesOf,
  statusesWithout,
} from './widgets-page.ts';

/**
 * All widgets of an audience on one page, with no storage, with what somebody else stored, and with a clock that is wrong by a year.
 * Each is mounted, and nothing goes wrong (trust, rows 3, 21, 30 and 31).
 */

const stage = setStage();

/** Runs in the page before any script of its own: each access is refused, as where a visitor allows no storage. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
}

/** Runs in the page before any script of its own: nothing more is kept; a cookie is dropped without a word. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: get!, set() {} });
}

const keys = findKeys().map(({ store, name }) => ({ store, name }));

/** Before a page is opened: each key that the product knows holds a text of somebody else. */
const plant = (text: string) => (page: Page) =>
  page.addInitScript(
    ([keys, text]) => {
      // A new page begins without an address, where no browser keeps anything.
      if (location.protocol === 'about:') return;
      for (const { store, name } of keys) {
        if (store === 'cookie') document.cookie = `${name}=${encodeURIComponent(text)}; Path=/`;
        else (store === 'local' ? localStorage : sessionStorage).setItem(name, text);
      }
    },
    [keys, text] as const,
  );

const year = 365 * 86_400_000;

/** Timers wait as long as ever. */
const liveAt = (ahead: number) => (page: Page) => page.clock.setFixedTime(Date.now() + ahead);

const conditions: readonly (readonly [what: string, before: (page: Page) => Promise<unknown>])[] = [
  ['storage is refused', (page) => page.addInitScript(refuseStorage)],
  ['storage is full', (page) => page.addInitScript(fillStorage)],
  ['storage holds no JSON', plant('{"a": [1, %zz,,\u0000 <b>')],
  ['storage holds JSON of another shape', plant('{"__proto__":{"polluted":1},"items":null,"0":[[]]}')],
  ['storage holds a list of another kind', plant('[{"id":1},null,"x",[[]]]')],
  ['the clock is a year behind', liveAt(-year)],
  ['the clock is a year ahead', liveAt(year)],
];

/** Who is signed in on an audience's pages: the portal shows most to an administrator. */
const users = { B2C: 'u-default', B2B: 'u-sta-admin' } as const;

describe.each(conditions)('%s:', (what, before) => {
  test.each(['B2C', 'B2B'] as const)(
    'all widgets for %s are mounted',
    { timeout: timeLimit(180_000) },
    async (mode) => {
      // Whoever comes with somebody else's token is refused, and the browser says so.
      if (what.startsWith('storage holds')) stage.allowFault(/Failed to load resource.* 401/);
      const names = namesFor(mode);
      const page = await stage.show(elementsOf(names), {
        ...partsOf(mode),
        before: async (page) => {
          await signedIn(stage, users[mode], { mode })(page);
          await before(page);
        },
      });
      await expectStatuses(page, statusesWithout(names));
      await page.waitForLoadState('networkidle');
      expect(await failedOf(page)).toEqual([]);
      expect(await statusesOf(page)).toEqual(statusesWithout(names));
      expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
    },
  );
});
