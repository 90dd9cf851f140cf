import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourismWidgets } from './contract.ts';

/** What the loader was told of the page, by the registry that stands in for the real one. */
const created: { language: string; base: string }[] = [];

beforeEach(() => {
  vi.resetModules();
  created.length = 0;
  vi.doMock('virtual:registry', () => ({
    createRegistry(language: string, base: string) {
      created.push({ language, base });
      return {
        find: () => undefined,
        findNearest: () => Promise.resolve('card'),
        loadPlatform: () => Promise.reject(new Error('none')),
      };
    },
  }));
});

afterEach(() => {
  vi.doUnmock('virtual:registry');
  delete window.tourismWidgets;
  document.documentElement.lang = '';
});

/** The page links the loader once more. */
const load = async () => {
  vi.resetModules();
  await import('./loader.ts');
};

describe('the loader, linked', () => {
  test('once: gives page scripts its version and three calls', async () => {
    await load();
    expect(Object.keys(window.tourismWidgets!).toSorted()).toEqual(['ready', 'scan', 'unmount', 'version']);
    expect(window.tourismWidgets?.version).toBe('test');
    await expect(window.tourismWidgets?.ready).resolves.not.toThrow();
  });

  test('twice: the second does nothing but say so', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await load();
    const first = window.tourismWidgets;
    await load();
    expect(window.tourismWidgets).toBe(first);
    expect(created).toHaveLength(1);
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('test'));
  });

  test('in two versions: the second does nothing but say so', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const other = {
      version: '0.9',
      ready: Promise.resolve(),
      scan() {},
      unmount() {},
    } satisfies TourismWidgets;
    window.tourismWidgets = other;
    await load();
    expect(window.tourismWidgets).toBe(other);
    expect(created).toEqual([]);
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('0.9'));
  });

  // What a browser gives for the name where elements have it: the element, or a collection of several.
  test.each([
    ['an element', '<a id="tourismWidgets"></a>', () => document.body.firstElementChild],
    [
      'two elements',
      '<a id="tourismWidgets"></a><a id="tourismWidgets" name="scan"></a>',
      () => document.getElementsByTagName('a'),
    ],
  ])('runs though %s has its name', async (_, html, named) => {
    document.body.innerHTML = html;
    Object.assign(window, { tourismWidgets: named() });
    await load();
    expect(created).toHaveLength(1);
    expect(window.tourismWidgets?.version).toBe('test');
  });
});

describe('the page’s language is', () => {
  test.each([
    ['/ar/home.html', 'en', 'ar'],
    ['/AR/home.html', '', 'ar'],
    ['/de-DE/', '', 'de'],
    ['/home.html', 'ja-JP', 'ja'],
    ['/it/home.html', 'fr', 'fr'],
    ['/it/home.html', 'it', 'en'],
    ['/', '', 'en'],
    ['/home/ar/', '', 'en'],
    ['/ar_SA/home.html', 'en', 'ar'],
    ['/en-route/home.html', 'zh_CN', 'zh'],
    ['/home.html', 'ar_SA', 'ar'],
    ['/home.html', 'x-klingon', 'en'],
    ['/content/site/ar/home.html', 'ar', 'ar'],
  ])('%s with <html lang="%s">: %s', async (path, lang, language) => {
    history.replaceState(null, '', path);
    document.documentElement.lang = lang;
    await load();
    expect(created[0]?.language).toBe(language);
  });
});

describe('the build lies', () => {
  const site = (config: unknown) => {
    const json = typeof config === 'string' ? config : JSON.stringify(config);
    document.body.innerHTML = `<script type="application/json" data-site-config>${json}</script>`;
  };

  test.each([
    ['http://localhost:3000/widgets/1.2', 'http://localhost:3000/widgets/1.2/'],
    ['http://localhost:3000/widgets/1.2/', 'http://localhost:3000/widgets/1.2/'],
    ['http://localhost:3000', 'http://localhost:3000/'],
    ['/etc/clientlibs/dist', 'http://localhost:3000/etc/clientlibs/dist/'],
    ['/', 'http://localhost:3000/'],
  ])('where the site configuration says: %s', async (assetBase, base) => {
    site({ assetBase });
    await load();
    expect(created[0]?.base).toBe(base);
  });

  test.each([
    'https://cdn.example.org/widgets/1.2',
    '//cdn.example.org/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'http://localhost:3000@cdn.example.org/',
    String.raw`\\cdn.example.org\widgets`,
  ])('beside the loader itself where the site configuration names another origin: %s', async (assetBase) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    site({ assetBase });
    await load();
    expect(created[0]?.base).toMatch(/\/loader\/loader\.ts/);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('data-asset-base'));
  });

  test.each([
    ['https://cdn.example.org/widgets/1.2', 'https://cdn.example.org/widgets/1.2/'],
    ['/etc/clientlibs/dist/', 'http://localhost:3000/etc/clientlibs/dist/'],
  ])('where its script element says, whatever the site configuration says: %s', async (assetBase, base) => {
    site({ assetBase: 'https://elsewhere.example.org/' });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p data-asset-base="/p/"></p><script type="module" data-asset-base="${assetBase}"></script>`,
    );
    await load();
    expect(created[0]?.base).toBe(base);
  });

  test.each([
    ['a classic script', '<script data-asset-base="https://elsewhere.example.org/"></script>'],
    ['data', '<script type="application/json" data-asset-base="https://elsewhere.example.org/"></script>'],
    [
      'a module of somebody else',
      '<script type="module" src="/theirs.js" data-asset-base="/theirs/"></script>',
    ],
  ])('beside the loader itself where the attribute is that of %s', async (_, script) => {
    document.body.innerHTML = script;
    await load();
    expect(created[0]?.base).toMatch(/\/loader\/loader\.ts/);
  });

  test('where the inlined loader says, after the module of somebody else', async () => {
    document.body.innerHTML =
      '<script type="module" src="/theirs.js" data-asset-base="/theirs/"></script><script type="module" data-asset-base="/ours/"></script>';
    await load();
    expect(created[0]?.base).toBe('http://localhost:3000/ours/');
  });

  test('where the element says whose address is the loader’s own, whatever another module says before it', async () => {
    await load();
    const address = created[0]?.base ?? '';
    delete window.tourismWidgets;
    document.body.innerHTML = `<script type="module" src="/theirs.js" data-asset-base="/theirs/"></script><script type="module" src="${address}" data-asset-base="/ours/"></script>`;
    await load();
    expect(created[1]?.base).toBe('http://localhost:3000/ours/');
  });

  test.each([
    ['where its attribute says', 'data-asset-base="/ours/"', 'http://localhost:3000/ours/'],
    ['beside it where it has no attribute', '', expect.stringMatching(/\/loader\/loader\.ts/)],
  ])(
    'of an element with the loader’s address, %s, although an inline module says otherwise',
    async (_, own, base) => {
      await load();
      const address = created[0]?.base ?? '';
      delete window.tourismWidgets;
      document.body.innerHTML = `<script type="module" data-asset-base="/theirs/"></script><script type="module" src="${address}" ${own}></script>`;
      await load();
      expect(created[1]?.base).toEqual(base);
    },
  );

  test('where the site configuration says, when its script element says nothing', async () => {
    site({ assetBase: '/build/' });
    document.body.insertAdjacentHTML('beforeend', '<script type="module" data-asset-base></script>');
    await load();
    expect(created[0]?.base).toBe('http://localhost:3000/build/');
  });

  test.each([
    ['there is none', undefined],
    ['it does not parse', '{'],
    ['it says nothing of it', {}],
    ['it says nothing', null],
    ['the field is empty', { assetBase: '' }],
    ['the field is null', { assetBase: null }],
    ['the field is no text', { assetBase: 7 }],
    ['the field is no address', { assetBase: 'https://' }],
  ])('beside the loader itself where %s', async (_, config) => {
    if (config !== undefined) site(config);
    await load();
    expect(created[0]?.base).toMatch(/\/loader\/loader\.ts/);
  });
});
