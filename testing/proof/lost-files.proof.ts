import { expect, test } from 'vitest';
import { filesOf, manifest } from '../browser/build-facts.ts';
import { hurry } from '../browser/hurry.ts';
import { setStage, settled } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { everyWidget } from './every-example.ts';
import { elementsOf, failedOf, fallbackOf, idOf, partsOf } from './widgets-page.ts';

/**
 * Each file of each widget, lost once: whoever needs it keeps its fallback, and nobody else does (trust, rows 44 and 45). Where only its first
 * request is lost all come. A file that several widgets need is lost with the first of them.
 */

const stage = setStage();

const names = everyWidget.map(([name]) => name);

/** Names of the widgets that need a file, by its path. */
const users = new Map<string, string[]>();
for (const name of names)
  for (const file of filesOf(name)) users.set(file, [...(users.get(file) ?? []), name]);

const bytesOf = (name: string) => manifest.widgets[name]!.files.reduce((sum, { bytes }) => sum + bytes, 0);

/** All widgets, those that are fetched fastest first. */
const byWeight = names.toSorted((one, other) => bytesOf(one) - bytesOf(other));

/** The lightest widgets of an audience's pages: one more that needs a file, where there is one, and one that does not. */
function companionsOf(victim: string, file: string, mode: string): string[] {
  const others = byWeight.filter((name) => name !== victim && manifest.widgets[name]!.modes.includes(mode));
  const needs = (name: string) => users.get(file)!.includes(name);
  return [others.find(needs), others.find((name) => !needs(name))].flatMap((name) => name ?? []);
}

test.each(everyWidget)(
  '%s fails alone without a file, and comes where a file is late',
  { timeout: timeLimit(180_000) },
  async (victim, { modes }) => {
    const mode = modes[0]!;
    const files = filesOf(victim).filter((file) => users.get(file)![0] === victim);
    stage.expectFault(/404/);
    stage.expectFault(new RegExp(`^tourism-widgets: ${victim}: ChunkLoadError`));
    stage.allowFault(/ChunkLoadError/);
    for (const file of files) {
      stage.server.reset();
      // Three requests of the first visit, one of the second.
      stage.server.fail(file, 4);
      const shown = [victim, ...companionsOf(victim, file, mode)];
      const losers = shown.filter((name) => users.get(file)!.includes(name));
      const page = await stage.show(elementsOf(shown), { ...partsOf(mode), fresh: true, before: hurry });
      for (const name of shown)
        await settled(page, `#${idOf(name)}`, losers.includes(name) ? 'failed' : 'mounted');
      for (const name of losers) {
        expect(await page.getByText(fallbackOf(name)).isVisible(), `${name} without ${file}`).toBe(true);
        expect(await page.locator(`#${idOf(name)} [data-widget-root]`).count()).toBe(0);
      }
      const error = `ChunkLoadError: Loading chunk ${stage.server.url}${file} failed (missing)`;
      expect(
        (await failedOf(page)).toSorted((one, other) => shown.indexOf(one.name) - shown.indexOf(other.name)),
      ).toEqual(losers.map((name) => ({ name, phase: 'chunk', error })));
      expect(stage.server.count(file)).toBe(3);

      await page.reload();
      for (const name of shown) await settled(page, `#${idOf(name)}`);
      expect(await failedOf(page), `late: ${file}`).toEqual([]);
      expect(stage.server.count(file)).toBe(5);
      expect(await page.evaluate(() => window.watched.copies)).toBe(1);
    }
  },
);
