import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import {
  examplesOf,
  fieldsOf,
  jsonSchemaOf,
  loadDefinition,
  names,
  renderedOnServer,
  wordsOf,
  type FieldSchema,
} from './all-widgets.ts';
import { aloneIn, changesOf } from './field-changes.ts';
import { filledConfig, type FieldValue } from './filled-config.ts';
import { renderWidget, type PageOptions } from './render-widget.tsx';
import { origin, services, setSession, settle } from './session/session-page.tsx';

/**
 * The walk: a field that does nothing is not in a schema. Each field of each schema is changed, and a difference is looked
 * for in what a server writes, in what visitors see, in calls, in the data layer and in storage.
 */

const engineWords = import.meta.glob<Messages>('../src/*/messages/en.json', {
  eager: true,
  import: 'default',
});

setSession();

const filled: FieldValue = (field, path) => {
  switch (field['x-field']) {
    case 'link':
      return `/en/${path.replaceAll(/\W+/g, '-')}`;
    case 'asset':
      return `/images/${path.replaceAll(/\W+/g, '-')}.jpg`;
    case 'richtext':
      return `<p>Text of ${path}</p>`;
    case 'map':
      return {};
    case 'text':
    case 'lines':
    case 'reference':
      return `Text of ${path}`;
    default:
      return undefined;
  }
};

/** Pages that a widget is shown on until one shows a difference. */
const pages: readonly (PageOptions & {
  readonly user?: string;
  readonly isNarrow?: boolean;
  readonly isFarDown?: boolean;
})[] = [
  { site: { userApi: services }, path: 'news/2026/rain.html' },
  { site: { userApi: services }, isNarrow: true, isFarDown: true, user: 'u-default' },
  { site: { userApi: services }, mode: 'B2B', user: 'u-partner-admin', theme: 'blue' },
];

const stopFollowing = (click: Event) => {
  if (click.target instanceof Element && click.target.closest('a')) click.preventDefault();
};
const stopSubmitting = (event: Event) => event.preventDefault();
beforeEach(() => {
  document.addEventListener('click', stopFollowing, true);
  document.addEventListener('submit', stopSubmitting, true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.removeEventListener('click', stopFollowing, true);
  document.removeEventListener('submit', stopSubmitting, true);
});

/** Everything that visitors, origin and data layer see of a widget, with all pressed that can be pressed. */
async function observe(name: string, config: object, at: (typeof pages)[number]) {
  const { user, isNarrow, isFarDown, ...options } = at;
  localStorage.clear();
  sessionStorage.clear();
  origin.calls.splice(0);
  if (user) origin.switches.user = user;
  else delete (origin.switches as { user?: string }).user;
  const events: unknown[] = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollY', isFarDown ? 25 * innerHeight : 0);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isNarrow ? /max-width|</.test(media) : /min-width|>=/.test(media),
    }),
  );
  const { element, page } = await renderWidget(name, config, options);
  const trace: string[] = [];
  const note = () => {
    const copy = document.documentElement.cloneNode(true) as Element;
    copy.querySelectorAll('script[type="application/json"]').forEach((script) => script.remove());
    trace.push(copy.outerHTML.replaceAll(/_w\d+-r_\w+?_/g, '_r_'));
  };
  await settle();
  note();
  const pressed = new Set<Element>();
  for (let depth = 0; depth < 2; depth++) {
    for (const control of element.querySelectorAll<HTMLElement>('a, button:not([type=submit])')) {
      if (pressed.has(control) || !control.isConnected) continue;
      pressed.add(control);
      act(() => control.click());
      if (control.localName === 'button') note();
    }
    for (const field of element.querySelectorAll<HTMLInputElement>('input')) {
      if (pressed.has(field)) continue;
      pressed.add(field);
      fireEvent.focus(field);
      fireEvent.input(field, { target: { value: 'alula' } });
    }
    await settle();
    note();
  }
  trace.push(JSON.stringify(events), origin.calls.map(({ request }) => request.url).join(' '));
  trace.push(JSON.stringify({ ...localStorage, ...sessionStorage }), location.href);
  page.unmount(element);
  await settle();
  document.body.replaceChildren();
  for (const mark of document.body.getAttributeNames()) document.body.removeAttribute(mark);
  return trace.join('\n');
}

type Config = Readonly<Record<string, unknown>>;

/** Fields that this walk sees nothing of, each with the reason why it is in the schema all the same. */
const exceptions: readonly { readonly widget?: string; readonly path: RegExp; readonly why: string }[] = [
  { path: /^id$/, why: 'A base field of the catalogue; what is remembered of a widget is kept by it.' },
  {
    path: /(viewAll|[a-z]+inks\[\]|^items\[\])\.ctaBtnVariant$/i,
    why: 'Part of every call to action of the specification; a link in words has one look.',
  },
  {
    widget: 'back-to-top',
    path: /^(title|description|headingLevel)$/,
    why: 'Base fields of the catalogue; a lone button has no heading.',
  },
  {
    widget: 'back-to-top',
    path: /^threshold$/,
    why: 'Says how far to scroll: tests of the button.',
  },
  {
    widget: 'breadcrumb',
    path: /^(description|headingLevel)$/,
    why: 'Base fields of the catalogue; a breadcrumb has no heading.',
  },
  {
    widget: 'hero-banner',
    path: /^description$/,
    why: 'A base field of the catalogue; its author reads that it is not shown.',
  },
  {
    widget: 'hero-banner',
    path: /^(tabOrnament\.mobileImageReference|cards\[\]\.video\.autoplay)$/,
    why: 'Needs bullets of two cards on a small screen, or a browser that plays films: tests of the hero and of films.',
  },
  {
    widget: 'section-navigation',
    path: /^(startLevel|stopLevel|offset|sticky|showProgress|labels|ctaData|dataLayer)(\.|$)/,
    why: 'Needs a page with headings, which is scrolled: tests of the navigation.',
  },
  {
    widget: 'share-bar',
    path: /^showNative$/,
    why: 'Needs a touch screen that shares by itself: tests of the share bar.',
  },
  {
    path: /(^|\.)(recentSearchLabel|clearHistoryLabel)$/,
    why: 'Shown once a visitor has searched: tests of the search box.',
  },
  {
    path: /(^|\.)(duration|autoClose|debounce|minLength|sessionTimeout|alertText)$/,
    why: 'Time passes until it shows: the tests of its part know it.',
  },
];

const isException = (name: string, path: string) =>
  exceptions.some(({ widget = name, path: pattern }) => widget === name && pattern.test(path));

/** Their pages take minutes to press through: only their own tests know what each of their fields does. */
const tooLarge = ['header', 'search-results'];

describe.each(names.filter((name) => !tooLarge.includes(name)))('%s', (name) => {
  let definition: AnyWidget;
  beforeAll(async () => {
    definition = await loadDefinition(name);
  });

  /** The HTML of a server, or that there is none. */
  const render = (config: object) => {
    try {
      return renderedOnServer(name, definition, config);
    } catch {
      return 'no widget';
    }
  };

  test('each of its fields makes a difference', { timeout: 90_000 }, async () => {
    const schema = jsonSchemaOf(name);
    const fields = fieldsOf(schema);
    const words = [wordsOf(name, 'en'), ...Object.values(engineWords)].flatMap((of) => Object.keys(of));
    const assets = new Set(fields.flatMap(([path, field]) => (field['x-field'] === 'asset' ? path : [])));
    const addresses = [...assets].map((path) => path.split('.').at(-1)!);
    const bases: Config[] = [
      ...examplesOf(name).flatMap(({ example, config }) =>
        example.startsWith('faulty-fatal') ? [] : [config],
      ),
      filledConfig(schema, filled),
    ];

    const isSeenOnServer = (base: Config, [path, field]: [string, FieldSchema]) => {
      const from = assets.has(path) ? aloneIn(base, path, addresses) : base;
      const before = render(from);
      return changesOf(from, path, field, words).some((changed) => render(changed) !== before);
    };
    const left = fields.filter((field) => !bases.some((base) => isSeenOnServer(base, field)));

    const marks = new Map(left.map(([path], index) => [path, `/marked-${index}-`]));
    const all = filledConfig(schema, (field, path) => {
      const value = filled(field, path);
      const mark = marks.get(path);
      if (!mark || value === undefined) return value;
      return typeof value === 'string' ? mark : { marked: mark };
    });
    const { ctaData, dataLayer, id } = all;
    const marked = new Set<string>();
    for (const config of [all, { ...bases[0], ctaData, dataLayer, id }]) {
      for (const page of pages) {
        const trace = await observe(name, config, page);
        for (const [path, mark] of marks) if (trace.includes(mark)) marked.add(path);
      }
    }
    const unmarked = left.filter(
      ([path]) => ![...marked].some((seen) => seen === path || seen.startsWith(`${path}.`)),
    );

    const unseen: string[] = [];
    const before = new Map<string, string>();
    for (const [path, field] of unmarked) {
      if (isException(name, path) || (await isSeenAlive(path, field))) continue;
      unseen.push(path);
    }
    expect(unseen).toEqual([]);

    async function isSeenAlive(path: string, field: FieldSchema): Promise<boolean> {
      for (const base of bases.toReversed()) {
        const from = assets.has(path) ? aloneIn(base, path, addresses) : base;
        const [change] = changesOf(from, path, field, words);
        if (!change) continue;
        for (const page of base === bases[0] || base === bases.at(-1) ? pages : pages.slice(0, 1)) {
          const key = JSON.stringify([from, page]);
          if (!before.has(key)) before.set(key, await observe(name, from, page));
          if ((await observe(name, change, page)) !== before.get(key)) return true;
        }
      }
      return false;
    }
  });
});
