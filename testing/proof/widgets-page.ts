import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import type { ShownParts } from '../browser/stage.ts';
import { ownWidgets } from '../hosts/host-page.ts';
import { timeLimit } from '../time-limit.ts';
import { everyWidget } from './every-example.ts';

/** Pages of several widgets, each in its first example and fetched at once. */

/** Id of a widget's element. */
export const idOf = (name: string): string => `w-${name}`;

/** What the CMS wrote in a widget's place. */
export const fallbackOf = (name: string): string => `Fallback of ${name}`;

/** The widgets' elements, in the order of their names. */
export const elementsOf = (names: readonly string[]): string =>
  names
    .map((name) =>
      mountElement(name, readExample(name, 'default'), {
        id: idOf(name),
        load: 'load',
        fallback: `<p>${fallbackOf(name)}</p>`,
      }),
    )
    .join('\n');

/** What a page of an audience says of itself, with the one service without which a widget has nothing to call. */
export const partsOf = (mode: string): ShownParts => ({
  marks: { 'data-mode': mode },
  site: { userApi: { ssidDomain: '/' } },
});

/** Names of the widgets that an audience's pages mount. */
export const namesFor = (mode: string): string[] =>
  everyWidget.flatMap(([name, { modes }]) => (modes.some((one) => one === mode) ? name : []));

/** What became of the page's own widgets, by their ids. */
export const statusesOf = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(
    (selector) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ id, dataset }) => [
          id,
          dataset['status'],
        ]),
      ),
    ownWidgets,
  );

/** The statuses of a page on which all are mounted, but for one that has failed. */
export const statusesWithout = (names: readonly string[], failed?: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [idOf(name), name === failed ? 'failed' : 'mounted']));

/** Waits until all of the page are as is expected: a page of all takes 10 s on an idle machine. */
export async function expectStatuses(page: Page, expected: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => statusesOf(page), { timeout: timeLimit(60_000) }).toEqual(expected);
}

/** The failures that the page has told. */
export const failedOf = (page: Page) => page.evaluate(() => window.watched.failed);
