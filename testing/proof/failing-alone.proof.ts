import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder, filesOf } from '../browser/build-facts.ts';
import { setStage, settled } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { everyWidget } from './every-example.ts';
import {
  elementsOf,
  expectStatuses,
  failedOf,
  fallbackOf,
  idOf,
  namesFor,
  partsOf,
  statusesOf,
  statusesWithout,
} from './widgets-page.ts';

/**
 * Each widget failing alone on a page of all widgets of its audience (trust, rows 44 and 51): all others are as they were, and one failure
 * is told. No page mounts what is for consumers alone and what is for partners alone. Where a component throws while rendering, one page
 * is enough for all, one after another; code is evaluated once a page, so where that throws each has a page of its own.
 */

const stage = setStage();

declare global {
  interface Window {
    /** Name of the widget whose component throws. */
    throwing: string | undefined;
  }
}

const script = { 'content-type': 'text/javascript' };

/** Shows a widget's own code under another name, and in its place a module that throws when it is told to. */
function letThrow(name: string): void {
  const path = filesOf(name)[0]!;
  const whole = path.replace(/(\w+\.js)$/, 'whole-$1');
  stage.server.show(whole, readFileSync(join(distFolder, 'assets', basename(path)), 'utf8'), script);
  const module = `import widget from './${basename(whole)}';
    export * from './${basename(whole)}';
    const { Widget } = widget;
    widget.Widget = (props) => {
      if (window.throwing === '${name}') throw new Error('thrown on purpose');
      return Widget(props);
    };
    export default widget;`;
  stage.server.show(path, module, script);
}

test.each(['B2C', 'B2B'])(
  'on a page of all widgets for %s each throws while rendering, and nobody else is touched',
  { timeout: timeLimit(300_000) },
  async (mode) => {
    const names = namesFor(mode);
    for (const name of names) letThrow(name);
    stage.expectFault(/thrown on purpose/);
    const page = await stage.show(elementsOf(names), partsOf(mode));
    await expectStatuses(page, statusesWithout(names));
    for (const name of names) {
      const before = await page.evaluate(() => window.watched.mounted.length);
      await page.evaluate(
        ([id, name]) => {
          const element = document.querySelector(`#${id}`)!;
          window.throwing = name;
          window.tourismWidgets!.unmount(element);
          window.tourismWidgets!.scan(element);
        },
        [idOf(name), name] as const,
      );
      await settled(page, `#${idOf(name)}`, 'failed');
      expect(await statusesOf(page), name).toEqual(statusesWithout(names, name));
      expect(await failedOf(page)).toEqual([{ name, phase: 'render', error: 'Error: thrown on purpose' }]);
      expect(
        await page
          .locator(`#${idOf(name)}`)
          .getByText(fallbackOf(name))
          .count(),
      ).toBe(1);
      await page.evaluate((id) => {
        window.throwing = undefined;
        window.watched.failed.length = 0;
        window.tourismWidgets!.scan(document.querySelector(`#${id}`)!);
      }, idOf(name));
      await settled(page, `#${idOf(name)}`);
      const own = await page.evaluate(
        (before) =>
          window.watched.mounted
            .slice(before)
            .map(({ id }) => id)
            .filter((id) => id.startsWith('w-')),
        before,
      );
      expect(own).toEqual([idOf(name)]);
    }
  },
);

test.each(everyWidget)(
  '%s throws while it is evaluated, and all others of its page come',
  { timeout: timeLimit(120_000) },
  async (name, { modes }) => {
    stage.expectFault(new RegExp(`^tourism-widgets: ${name}: ChunkLoadError`));
    const names = namesFor(modes[0]!);
    const path = filesOf(name)[0]!;
    stage.server.show(path, "throw new Error('thrown on purpose');", script);
    const page = await stage.show(elementsOf(names), partsOf(modes[0]!));
    await expectStatuses(page, statusesWithout(names, name));
    const error = `ChunkLoadError: Loading chunk ${stage.server.url}${path} failed (error)`;
    // Another widget may show one of this kind, which fails as well.
    const failures = await page.locator('[data-status="failed"]').all();
    expect(await failedOf(page)).toEqual(failures.map(() => ({ name, phase: 'chunk', error })));
    expect(stage.faults).toHaveLength(failures.length);
  },
);
