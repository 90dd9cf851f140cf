import type { NamedWidget, RegistryEntry } from '../../loader/contract.ts';
import { createLoader } from '../../loader/create-loader.ts';
import { createPlatform } from '../../loader/platform/platform.tsx';
import words from '../../src/i18n/messages/en.json';
import facts from '../widgets/counter/widget.ts';
import { Counter } from '../widgets/counter/Counter.tsx';

const name = 'counter';
const definition = { ...facts, name, Widget: Counter } as unknown as NamedWidget;
const platform = createPlatform({ default: words }, 'en');
const counter: RegistryEntry = {
  trigger: 'load',
  mode: undefined,
  load: () => Promise.resolve({ platform, definition, messages: {} }),
};

/** Everything of ours in one file that fetches nothing: what the loader's round trips are measured against. */
createLoader(
  {
    find: (wanted) => (wanted === name ? counter : undefined),
    findNearest: () => Promise.resolve(name),
    loadPlatform: () => Promise.resolve(platform),
  },
  'one bundle',
);
