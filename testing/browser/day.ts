import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { BuiltServer } from '../../demo-pages/serve/built-server.ts';

/** When the examples were written: their events, notices and offers have days of their own, and are over one day. */
const written = Date.parse('2026-11-24T09:00:00Z');

/**
 * Lets a page and the fake origin behind it live on the day of the examples until the test ends, whatever day it is: time goes on as usual, and
 * timers wait as long as ever. On another day an example may show nothing but that all of it is over.
 *
 * @param page before it is opened
 */
export async function liveOnDayOfExamples(
  page: Page,
  { origin }: Pick<BuiltServer, 'origin'>,
): Promise<void> {
  const ahead = written - Date.now();
  const { now: realTime } = origin;
  onTestFinished(() => void (origin.now = realTime));
  origin.now = () => new Date(Date.now() + ahead);
  await page.addInitScript(moveClock, ahead);
}

/** Runs in the page before any script of its own. @param ahead in ms; negative for the past */
function moveClock(ahead: number): void {
  const Clock = Date;
  const now = () => Clock.now() + ahead;
  const construct = (given: unknown[], target: NewableFunction) =>
    Reflect.construct(Clock, given.length > 0 ? given : [now()], target) as object;
  globalThis.Date = new Proxy(Clock, {
    construct: (_target, given: unknown[], target) => construct(given, target),
    apply: () => new Clock(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
}
