import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldsOf, jsonSchemaOf, names, type FieldSchema } from './all-widgets.ts';
import { filledConfig, type FieldValue } from './filled-config.ts';
import { renderWidget } from './render-widget.tsx';
import { origin, services, setSession, settle } from './session/session-page.tsx';

/**
 * The walk: whatever address an author, or somebody in the author's place, writes into whatever field of whatever widget,
 * only those of the web reach an attribute that holds an address, or are asked for (trust, rows 6, 15 and 17).
 */

setSession();

vi.mock(import('#origin/lists.ts'), async (original) =>
  (await import('./few-items.ts')).withFewItems(await original()),
);

const marker = 'hostile-address';
const addressAttributes = ['src', 'srcset', 'poster', 'href', 'xlink:href', 'action', 'data', 'style'];
/** Schemes that a field does not take, one on each screen; the tests of `safe-link.ts` know all of them. */
const unsafe = {
  wide: { link: 'javascript:', asset: 'feed:', other: 'javascript:' },
  narrow: { link: 'javascript:', asset: 'mailto:', other: 'data:image/svg+xml,<svg><path/></svg>' },
};
const hostileHtml = `<p is="${marker}">A</p><a is="x" title=">" href="javascript:${marker}">B</a><img is="x" alt="C" src="feed:${marker}">`;

const screens = {
  wide: (media: string) => /min-width|>=/.test(media),
  narrow: (media: string) => /max-width|</.test(media),
};

/** A value that a field takes: addresses of the page's own, words that say where they stand. */
const plainValue: FieldValue = (field, path) => {
  switch (field['x-field']) {
    case 'link':
    case 'asset':
      return `/en/${path.replaceAll(/\W+/g, '-')}`;
    case 'map':
      return { key: path };
    case 'text':
    case 'lines':
    case 'reference':
      return path.endsWith('iconName') ? '/icons/plain.svg' : `Text of ${path}`;
    case 'richtext':
      return '<p>Text</p>';
    default:
      return undefined;
  }
};

/** Addresses in what is drawn, and those that were fetched. */
function addressesOf(fetched: readonly unknown[][]): string[] {
  const drawn = [...document.body.querySelectorAll('*')].flatMap((element) =>
    addressAttributes.map((name) => element.getAttribute(name) ?? ''),
  );
  const asked = fetched.map(([request]) => (request instanceof Request ? request.url : String(request)));
  return [...drawn, ...asked];
}

/** Shows a widget, opens all that can be opened in it, and gives every address that it then has. */
async function show(name: string, config: object, screen: keyof typeof screens): Promise<string[]> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = vi.spyOn(globalThis, 'fetch');
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: screens[screen](media) }),
  );
  const { element, page } = await renderWidget(name, config, { site: { userApi: services } });
  await settle();
  const opened = new Set<Element>();
  for (let depth = 0; depth < 2; depth++) {
    for (const button of element.querySelectorAll<HTMLElement>('button:not([type=submit])')) {
      if (opened.has(button) || !button.isConnected) continue;
      opened.add(button);
      button.click();
    }
    await settle();
  }
  const addresses = addressesOf(fetched.mock.calls);
  page.unmount(element);
  return addresses;
}

describe.each(names)('%s', (name) => {
  let schema: FieldSchema;
  beforeAll(() => {
    schema = jsonSchemaOf(name);
  });
  beforeEach(() => {
    origin.switches.user = 'u-default';
  });

  const isAddress = (field: FieldSchema) => /^(link|asset)$/.test(field['x-field'] ?? '');

  describe.each(['wide', 'narrow'] as const)('on a %s screen', (screen) => {
    const { other } = unsafe[screen];

    test.each(['link', 'asset'] as const)('no unsafe address of a field for a %s is used', async (kind) => {
      if (!fieldsOf(schema).some(([, field]) => field['x-field'] === kind)) return;
      const config = filledConfig(schema, (field, path) =>
        field['x-field'] === kind ? `${unsafe[screen][kind]}${marker}` : plainValue(field, path),
      );
      const addresses = await show(name, config, screen);
      expect(addresses.filter((address) => address.includes(marker))).toEqual([]);
    });

    test('no unsafe address in any other field is used, and formatted text makes no element another', async () => {
      const config = filledConfig(schema, (field, path) => {
        if (field['x-field'] === 'richtext') return hostileHtml;
        const value = plainValue(field, path);
        return typeof value === 'string' && !isAddress(field) ? `${other}${marker}` : value;
      });
      const addresses = await show(name, config, screen);
      expect(
        addresses.filter((address) => address.includes(`:${marker}`) || address.startsWith('data:')),
      ).toEqual([]);
      expect(document.body.querySelector('[is]')).toBeNull();
    });
  });
});
