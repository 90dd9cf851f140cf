import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A browser with Trusted Types that, as under a strict policy, lets a name of the list be used, and once only. */
function stubTrustedTypes(list = ['tourism-widgets', 'tourism-widgets-html']) {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Record<'createHTML' | 'createScript', (text: string) => string>) {
      if (names.includes(name)) throw new TypeError(`A policy ${name} exists already.`);
      if (!list.includes(name)) throw new TypeError(`A policy ${name} is not allowed.`);
      names.push(name);
      return {
        createHTML: (text: string) => ({ trusted: rules.createHTML(text) }),
        createScript: (text: string) => ({ trusted: rules.createScript(text) }),
      };
    },
  });
  return names;
}

test('a browser with Trusted Types gets trusted objects, through one policy made once', async () => {
  const names = stubTrustedTypes();
  const { trustHtml, trustJson } = await import('./trusted-types.ts');
  expect(trustHtml('<p>x</p>')).toEqual({ trusted: '<p>x</p>' });
  expect(trustJson({ name: 'Hegra' })).toEqual({ trusted: '{"name":"Hegra"}' });
  expect(names).toEqual(['tourism-widgets']);
});

test('a browser without them gets text', async () => {
  const { trustHtml, trustJson } = await import('./trusted-types.ts');
  expect(trustHtml('<p>x</p>')).toBe('<p>x</p>');
  expect(trustJson({ name: 'Hegra' })).toBe('{"name":"Hegra"}');
});

test('an element named trustedTypes is not taken for the browser’s', async () => {
  vi.stubGlobal('trustedTypes', { nodeName: 'IMG' });
  const { trustHtml } = await import('./trusted-types.ts');
  expect(trustHtml('x')).toBe('x');
});

test('structured data cannot end its script', async () => {
  const { trustJson } = await import('./trusted-types.ts');
  expect(trustJson({ name: '</script><script>alert(1)' })).not.toContain('<');
  stubTrustedTypes();
  expect(JSON.stringify(trustJson({ name: '</script>' }))).not.toContain('<');
});

describe('a page whose list', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('names both policies lets markup be parsed and written', async () => {
    const names = stubTrustedTypes();
    const { parserPolicy, trustHtml } = await import('./trusted-types.ts');
    expect(parserPolicy()?.createHTML('<b>')).toEqual({ trusted: '<b>' });
    expect(parserPolicy()).toBe(parserPolicy());
    trustHtml('');
    expect(names).toEqual(['tourism-widgets-html', 'tourism-widgets']);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each([[[]], [['dompurify']], [['tourism-widgets']], [['tourism-widgets-html']]])(
    'is %j hears once which names it lacks',
    async (list) => {
      stubTrustedTypes(list);
      const { parserPolicy, trustHtml, trustJson } = await import('./trusted-types.ts');
      const write = () => {
        parserPolicy();
        trustHtml('');
      };
      expect(write).toThrow('HTML may not be written');
      expect(write).toThrow('HTML may not be written');
      expect(trustJson({}) === undefined).toBe(!list.includes('tourism-widgets'));
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^tourism-widgets: .*"tourism-widgets".*"tourism-widgets-html"/),
      );
    },
  );
});
