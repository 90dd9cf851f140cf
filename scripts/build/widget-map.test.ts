import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packMap, type BuiltWidget, type BuiltWidgets, type ChunkFacts } from './widget-map.ts';

const chunk = (hash: string, hasStyles = false, hasMessages = false): ChunkFacts => ({
  hash,
  hasStyles,
  hasMessages,
});

const widget = (
  name: string,
  load: BuiltWidget['load'],
  modes: BuiltWidget['modes'],
  facts: ChunkFacts,
  needs: readonly number[] = [],
  provides?: BuiltWidget['provides'],
): BuiltWidget => ({
  name,
  family: 'Site chrome',
  purpose: 'x',
  load,
  modes,
  hasMessages: facts.hasMessages,
  chunk: facts,
  needs,
  ...(provides && { provides }),
});

const both = ['B2C', 'B2B'] as const;

const nameList = chunk('names00');

const built: BuiltWidgets = {
  widgets: [
    widget('alert', 'load', both, chunk('alert01', true, true)),
    widget('catalogue', 'visible', ['B2B'], chunk('catal02', true), [1, 2]),
    widget('faq', 'interaction', ['B2C'], chunk('faq0003', false, true), [2]),
    widget('gallery', 'idle', both, chunk('galle04')),
  ],
  shared: [chunk('platfrm', true, true), chunk('shared1', true), chunk('shared2')],
  nameList,
};

const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  const never = new Promise(() => {});
  const loadFile = (url: string) => {
    if (!fetched.includes(url)) fetched.push(url);
    return never;
  };
  vi.doMock('../../loader/load-chunk.ts', () => ({
    loadFile,
    importModule: () => never,
  }));
});

afterEach(() => {
  vi.doUnmock('../../loader/load-chunk.ts');
  vi.doUnmock('virtual:widget-map');
  vi.resetModules();
});

/** The table that a build with these widgets hands to the loader. */
async function unpack(
  facts: Pick<BuiltWidgets, 'widgets' | 'shared'> = built,
  language: 'en' | 'ar' = 'ar',
  base = 'https://cdn.example.org/v1/loader.js',
) {
  const packed = JSON.parse(
    packMap({ nameList, ...facts }).replace(/^export const map = |;$/g, ''),
  ) as object;
  vi.doMock('virtual:widget-map', () => ({ map: packed }));
  const { createRegistry } = await import('../../loader/registry.ts');
  return createRegistry(language, base);
}

const at = (file: string) => `https://cdn.example.org/v1/assets/${file}`;
const platform = ['platfrm.js', 'platfrm.css', 'platfrm.ar.js'];

test('what widgets provide to others is in the table, by their names', () => {
  const widgets = [
    widget('a', 'load', both, chunk('aaaaaaa'), [], ['user-api', 'sign-in']),
    widget('b', 'load', both, chunk('bbbbbbb')),
    widget('c', 'load', both, chunk('ccccccc'), [], ['user-api']),
  ];
  const packed = packMap({ widgets, shared: [chunk('platfrm')], nameList });
  expect(packed).toContain('"providers":"user-api=a&sign-in=a&user-api=c"');
});

describe('the table of widgets survives its packing', () => {
  test('names, moments and modes', async () => {
    const registry = await unpack();
    const entries = ['alert', 'catalogue', 'faq', 'gallery'].map((name) => registry.find(name));
    expect(entries.map((entry) => [entry?.trigger, entry?.mode])).toEqual([
      ['load', undefined],
      ['visible', 'B2B'],
      ['interaction', 'B2C'],
      ['idle', undefined],
    ]);
  });

  test.each(['', '__proto__', 'constructor', 'toString', 'Alert', 'alert '])(
    'nobody is called %j',
    async (name) => {
      expect((await unpack()).find(name)).toBeUndefined();
    },
  );

  test('every moment with every mode and every companion', async () => {
    const widgets = (['load', 'idle', 'visible', 'interaction'] as const).flatMap((load) =>
      ([both, ['B2C'], ['B2B']] as const).flatMap((modes) =>
        [0, 1, 2, 3].map((flags) => {
          const name = `${load}-${modes.join('')}-${flags}`;
          const hash = `${load[0]}${load[1]}${modes.length}${modes[0]}${flags}`;
          return widget(name, load, modes, chunk(hash, flags > 1, flags % 2 === 1));
        }),
      ),
    );
    const registry = await unpack({ widgets, shared: [chunk('platfrm')] });
    for (const { name, load, modes, chunk: facts } of widgets) {
      const entry = registry.find(name);
      expect(entry).toMatchObject({ trigger: load, mode: modes.length === 2 ? undefined : modes[0] });
      fetched.length = 0;
      void entry?.load();
      const endings = ['js', ...(facts.hasStyles ? ['css'] : []), ...(facts.hasMessages ? ['ar.js'] : [])];
      expect(fetched.filter((url) => !url.includes('platfrm'))).toEqual(
        endings.map((ending) => at(`${facts.hash}.${ending}`)),
      );
    }
  });

  test('more shared chunks than there are digits and letters', async () => {
    const shared = Array.from({ length: 120 }, (_, index) => chunk(`many${String(index).padStart(3, '0')}`));
    const needs = [1, 9, 10, 35, 36, 37, 52, 71, 119];
    const registry = await unpack({
      widgets: [widget('rich', 'load', both, chunk('rich001'), needs)],
      shared,
    });
    void registry.find('rich')?.load();
    expect(fetched.toSorted()).toEqual(
      [0, ...needs].map((index) => at(`${shared[index]!.hash}.js`)).concat(at('rich001.js')),
    );
  });
});

test('a widget’s engines have their words before it is handed on', async () => {
  const platform = { addMessages: vi.fn() };
  const modules: Record<string, object> = {
    [at('platfrm.js')]: { createPlatform: () => platform },
    [at('platfrm.ar.js')]: { default: {} },
    [at('plann00.js')]: { default: 'planner' },
    [at('maps000.ar.js')]: { default: {}, engines: { maps: { zoom: 'تكبير' } } },
  };
  vi.doMock('../../loader/load-chunk.ts', () => ({
    loadFile: () => Promise.resolve(),
    importModule: (url: string) => Promise.resolve(modules[url]),
  }));
  const shared = [chunk('platfrm', false, true), chunk('maps000', false, true)];
  const widgets = [widget('planner', 'load', both, chunk('plann00'), [1])];
  const loaded = await (await unpack({ widgets, shared })).find('planner')?.load();
  vi.doUnmock('../../loader/load-chunk.ts');
  expect(loaded).toEqual({ platform, definition: 'planner', messages: {} });
  expect(platform.addMessages).toHaveBeenCalledWith({ maps: { zoom: 'تكبير' } });
});

test('two names with one digest fail the build, which names both', () => {
  const widgets = ['map-region', 'guide-events'].map((name) => widget(name, 'load', both, chunk('aaaaaaa')));
  expect(() => packMap({ widgets, shared: [chunk('platfrm')], nameList })).toThrow(
    'map-region and guide-events have one digest',
  );
});

test('the list of names is fetched for unknown names alone, once for all of them, and finds the nearest', async () => {
  const imported: string[] = [];
  vi.doMock('../../loader/load-chunk.ts', () => ({
    loadFile: () => Promise.resolve(),
    importModule: (url: string) => {
      imported.push(url);
      return Promise.resolve({ nearestName: (name: string) => `like ${name}` });
    },
  }));
  const registry = await unpack();
  registry.find('gallery');
  registry.find('galery');
  expect(imported).toEqual([]);
  const found = ['galery', 'alrt', 'fqa'].map((name) => registry.findNearest(name));
  expect(await Promise.all(found)).toEqual(['like galery', 'like alrt', 'like fqa']);
  expect(imported).toEqual([at('names00.js')]);
});

describe('all files of a widget are asked for at once', () => {
  test.each([
    ['alert', ['alert01.js', 'alert01.css', 'alert01.ar.js']],
    ['catalogue', ['catal02.js', 'catal02.css', 'shared1.js', 'shared1.css', 'shared2.js']],
    ['faq', ['faq0003.js', 'faq0003.ar.js', 'shared2.js']],
    ['gallery', ['galle04.js']],
  ])('%s: its own, what it shares, and the platform’s', async (name, files) => {
    void (await unpack()).find(name)?.load();
    expect(fetched.toSorted()).toEqual([...platform, ...files].map(at).toSorted());
  });

  test('its engines’ words among them, in the page’s language and no other', async () => {
    const shared = [chunk('platfrm'), chunk('maps000', false, true)];
    const widgets = [widget('planner', 'load', both, chunk('plann00'), [1])];
    void (await unpack({ widgets, shared })).find('planner')?.load();
    expect(fetched.toSorted()).toEqual(['maps000.ar.js', 'maps000.js', 'plann00.js', 'platfrm.js'].map(at));
  });

  test('in the page’s language', async () => {
    void (await unpack(built, 'en')).find('alert')?.load();
    expect(fetched).toContain(at('alert01.en.js'));
    expect(fetched.join()).not.toContain('.ar.js');
  });

  test.each([
    [
      'https://site.example/etc/clientlibs/dist/loader.js',
      'https://site.example/etc/clientlibs/dist/assets/',
    ],
    ['https://cdn.example.org/a/b/', 'https://cdn.example.org/a/b/assets/'],
    ['https://cdn.example.org/loader.js?v=2#x', 'https://cdn.example.org/assets/'],
  ])('where the build lies: %s', async (base, folder) => {
    void (await unpack(built, 'en', base)).find('gallery')?.load();
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((url) => !url.startsWith(folder))).toEqual([]);
  });
});
