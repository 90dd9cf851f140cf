import { expect, test } from 'vitest';
import { engineMessages } from '#src/i18n/engine-messages.ts';
import { setFileLoader, __vitePreload } from './lazy-imports.ts';

const at = (file: string) => `https://cdn.example.org/assets/${file}`;

test('a part comes with its files, its engine’s words among them, in the page’s language and no other', async () => {
  const asked: string[] = [];
  setFileLoader(
    {
      loadFile: async (url) => void asked.push(url),
      importModule: async <Module>(url: string) =>
        ({ default: {}, engines: { maps: { zoom: url } } }) as Module,
    },
    'ar',
  );
  const part = await __vitePreload(
    async () => ({ words: engineMessages('ar', 'maps') }),
    ['./parts.js', './mapss0.js', './mapss0.*.js', './mapss0.css'],
    at('widget0.js'),
  );
  expect(asked).toEqual(['parts.js', 'mapss0.js', 'mapss0.ar.js', 'mapss0.css'].map(at));
  // They were there when its code ran.
  expect(part.words).toEqual({ zoom: at('mapss0.ar.js') });
  expect(engineMessages('en', 'maps')).toEqual({});
});
