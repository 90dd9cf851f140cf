import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyWidget } from '#src/widget/definition.ts';
import { examplesOf, loadDefinition, names, onServer } from './all-widgets.ts';
import { readsOf } from './first-drawing.ts';

/** The walk: the first drawing of each widget depends on its configuration and its page alone (decision 125). */
describe.each(names)('%s', (name) => {
  let definition: AnyWidget;
  beforeAll(async () => {
    definition = await loadDefinition(name);
  });

  test.each(examplesOf(name).filter(({ example }) => !example.startsWith('faulty-fatal')))(
    'reads no clock, storage or query in its first drawing: example $example',
    ({ config }) => {
      expect(readsOf(onServer(name, definition, config))).toEqual([]);
    },
  );
});
