import type { RegistryEntry } from '../../loader/contract.ts';
import { createLoader } from '../../loader/create-loader.ts';
import { createPlatform } from '../../loader/platform/platform.tsx';
import words from '../../src/i18n/messages/en.json';
import type { AnyWidget } from '../../src/widget/definition.ts';
import facts from '../widgets/counter/widget.ts';
import { Counter } from '../widgets/counter/Counter.tsx';

const definition = { ...facts, Widget: Counter } as unknown as AnyWidget;
const platform = createPlatform(words, () => Promise.resolve());
const counter: RegistryEntry = {
  trigger: 'load',
  mode: undefined,
  load: () => Promise.resolve({ platform, definition, messages: {} }),
};

/** Everything of ours in one file that fetches nothing: what the loader's round trips are measured against. */
createLoader(
  {
    names: ['counter'],
    find: (name) => (name === 'counter' ? counter : undefined),
    loadPlatform: () => Promise.resolve(platform),
  },
  'one bundle',
);
