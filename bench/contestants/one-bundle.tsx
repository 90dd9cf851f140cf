import type { RegistryEntry } from '../../loader/contract.ts';
import { createLoader } from '../../loader/create-loader.ts';
import { createPlatform } from '../../loader/platform/platform.tsx';
import words from '../../src/i18n/messages/en.json';
import type { AnyWidget } from '../../src/widget/definition.ts';
import widget from '../widgets/counter/index.ts';

const definition = widget as AnyWidget;
const platform = createPlatform({ default: words });
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
