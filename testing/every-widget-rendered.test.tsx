import { beforeAll, describe, expect, test, vi } from 'vitest';
import { directionOf } from '#src/i18n/languages.ts';
import { ConfigError } from '#src/schema/issues.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { examplesOf, loadDefinition, modeOf, names, renderedOnServer } from './all-widgets.ts';
import { exampleSite } from './render-on-server.tsx';
import { renderWidget, settled, startPage, toScript } from './render-widget.tsx';

/** The walk: each widget is rendered on a server and brought to life, whatever its configuration holds. */

/** Renders with everything gone that a server does not have: a branch on `typeof window` cannot slip through. */
function withoutWindow<Result>(render: () => Result): Result {
  const browserOnly = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'];
  const kept = browserOnly.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const);
  for (const [name] of kept)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  try {
    return render();
  } finally {
    for (const [name, descriptor] of kept) Object.defineProperty(globalThis, name, descriptor);
  }
}

/** Elements that may belong to a form. */
const controls = 'button, fieldset, input, object, output, select, textarea';

/** What belongs to a form that is none of the widget's own. */
const foreignIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLButtonElement>(controls)].filter(
    ({ form }) => form !== null && !element.contains(form),
  );

/** With the one service without which a widget has nothing to call. */
const site = { userApi: { ssidDomain: '/' }, ...exampleSite };

describe.each(names)('%s', (name) => {
  let definition: AnyWidget;
  beforeAll(async () => {
    definition = await loadDefinition(name);
  });

  describe.each(examplesOf(name).filter(({ example }) => !example.startsWith('faulty-fatal')))(
    'example $example',
    ({ config }) => {
      test.each([
        ['en', 'in a form of the page, which stays without its controls'],
        ['ar', 'outside any form'],
      ] as const)('is rendered on a server and brought to life in %s, %s', async (language, _where) => {
        const html = withoutWindow(() => renderedOnServer(name, definition, config, language));
        expect(html).not.toMatch(/\sstyle=/);

        const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
        const mount = `<div data-component="${name}" id="w" data-load="load"><script type="application/json">${toScript(config)}</script><div data-prerendered>${html}</div></div>`;
        const page = startPage(language === 'en' ? `<form>${mount}</form>` : mount, {
          language,
          mode: modeOf(name),
          site,
        });
        const element = document.querySelector<HTMLElement>('[data-component]')!;
        await settled(element);
        expect(element).toHaveAttribute('data-status', 'mounted');
        const complaints = errors.mock.calls.map(([text]) => String(text));
        expect(complaints.filter((text) => !text.startsWith(`tourism-widgets: ${name}: `))).toEqual([]);
        expect(complaints.filter((text) => text.includes('server-rendered'))).toEqual([]);
        expect(document.documentElement.dir).toBe(directionOf(language));
        expect(foreignIn(element)).toEqual([]);

        page.unmount(element);
        await vi.waitFor(() => expect(element.querySelector('[data-widget-root]')).toBeNull());
      });
    },
  );

  test('is brought to life in a browser that does not tell what is in view', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element, page } = await renderWidget(name, 'default', { mode: modeOf(name), site });
    expect(element).toHaveAttribute('data-status', 'mounted');
    expect(errors).not.toHaveBeenCalled();
    // Or it would complain in the next test that nobody answers.
    page.unmount(element);
  });

  test('stays polite when its configuration is mangled', () => {
    const wrong = [
      null,
      '',
      'text',
      7,
      true,
      [],
      {},
      [[]],
      ['text'],
      { item0: 'text' },
      '{"a":',
      [null, { a: [] }],
    ];
    const base = examplesOf(name).find(({ example }) => example === 'default')!.config;
    for (const key of Object.keys(base)) {
      for (const value of wrong) {
        try {
          const config = { ...base, [key]: value };
          withoutWindow(() => renderedOnServer(name, definition, config));
        } catch (error) {
          expect(error, `${key}: ${JSON.stringify(value)}`).toBeInstanceOf(ConfigError);
        }
      }
    }
  });
});
