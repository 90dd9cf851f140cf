import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import {
  examplesOf,
  fieldsOf,
  type FieldSchema,
  jsonSchemaOf,
  loadDefinition,
  names,
  renderedOnServer,
  wordsOf,
} from './all-widgets.ts';
import { aloneIn, changesOf, withValues } from './field-changes.ts';
import { filledConfig, type FieldValue } from './filled-config.ts';
import { recordReads } from './record-reads.ts';
import { services, setSession } from './session/session-page.tsx';
import { countAnswers, watchWidget, type WatchedPage } from './watch-widget.ts';

/**
 * The walk: a field that does nothing is not in a schema. A difference is looked for in what a server writes, in what
 * visitors see, in calls, in the data layer and in storage. What is cheap comes first: texts and addresses of all fields at
 * once, each with a mark that is found again; then each field by itself, on the server; then both on a living widget. A
 * field that is not read there is not changed, since it cannot make a difference.
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
const site = { userApi: services, geolocationUrl: '/geo/location.json' };
const pages: readonly WatchedPage[] = [
  { site, path: 'news/2026/rain.html?search=mud' },
  { site, isNarrow: true, isFarDown: true, user: 'u-default', language: 'ar' },
  { site, mode: 'B2B', user: 'u-partner-admin', theme: 'blue' },
];

const stopFollowing = (click: Event) => {
  if (click.target instanceof Element && click.target.closest('a')) click.preventDefault();
};
const stopSubmitting = (event: Event) => event.preventDefault();
beforeEach(() => {
  document.addEventListener('click', stopFollowing, true);
  document.addEventListener('submit', stopSubmitting, true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  countAnswers();
});
afterEach(() => {
  document.removeEventListener('click', stopFollowing, true);
  document.removeEventListener('submit', stopSubmitting, true);
});

type Config = Readonly<Record<string, unknown>>;

/** Fields of several widgets that this walk sees nothing of, each with the reason why it is in the schema all the same. */
const exceptions: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /^id$/, why: 'A base field of the catalogue; what is remembered of a widget is kept by it.' },
  {
    path: /(viewAll|[a-z]+inks\[\]|^items\[\])\.ctaBtnVariant$/i,
    why: 'Part of every call to action of the specification; a link in words has one look.',
  },
  {
    path: /(^|\.)(recentSearchLabel|clearHistoryLabel)$/,
    why: 'Shown once a visitor has searched: tests of the search box.',
  },
  {
    path: /(^|\.)(duration|autoClose|debounce|minLength|sessionTimeout|alertText|dismissDays)$/,
    why: 'Time passes until it shows: the tests of its part know it.',
  },
];

/** The same of one widget: expressions for paths, each with its reason, in `walk-exceptions.json` of its folder. */
const ownExceptions = import.meta.glob<Readonly<Record<string, string>>>(
  '../widgets/*/walk-exceptions.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Answers come between their presses in another order each time: a field that a living one reads counts as seen. */
const unsteady = ['header', 'destination-catalogue'];

const isException = (name: string, path: string) =>
  exceptions.some(({ path: pattern }) => pattern.test(path)) ||
  Object.keys(ownExceptions[`../widgets/${name}/walk-exceptions.json`] ?? {}).some((pattern) =>
    new RegExp(pattern).test(path),
  );

/** Reads that are noted while the walk renders a widget: `readConfig` gives widgets what notes them. */
let reads: { readonly schema: unknown; readonly paths: Set<string> } | undefined;
vi.mock(import('#src/schema/read-config.ts'), async (original) => {
  const { readConfig } = await original();
  return {
    readConfig(schema, text) {
      const reading = readConfig(schema, text);
      if (!reads || reads.schema !== schema) return reading;
      return {
        ...reading,
        config: recordReads(reading.config as object, reads.paths) as typeof reading.config,
      };
    },
  };
});

/** What was seen of a widget, and which fields of its configuration were read until then. */
interface Observation<Trace> {
  readonly trace: Trace;
  readonly reads: ReadonlySet<string>;
}

const isAddress = (field: FieldSchema) => /^(asset|link)$/.test(field['x-field'] ?? '');

/** The group or list that a field stands in, itself for one that stands in none. */
const groupAround = (path: string) => path.replace(/(?:\[\])?\.[^.]+$/, '');

/** Values of fields that are found again wherever they are shown. */
const marksOf = (fields: readonly [string, FieldSchema][]) =>
  fields.flatMap(([path, field], index) => {
    const value = filled(field, path);
    if (value === undefined) return [];
    const mark = `/marked-${index}-`;
    return [{ path, mark, value: typeof value === 'string' ? mark : { marked: mark } }];
  });

describe.each(names)('%s', (name) => {
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

  const observeOnServer = (config: object): Observation<string> => {
    const paths = new Set<string>();
    reads = { schema: definition.schema, paths };
    const trace = render(config);
    reads = undefined;
    return { trace, reads: paths };
  };

  const observe = async (config: object, page: WatchedPage): Promise<Observation<readonly string[]>> => {
    const paths = new Set<string>();
    reads = { schema: definition.schema, paths };
    const trace: string[] = [];
    for await (const seen of watchWidget(name, config, page)) trace.push(seen);
    reads = undefined;
    return { trace, reads: paths };
  };

  /** Whether anything differs from what was observed; stops at the first difference. */
  const differs = async (config: object, page: WatchedPage, { trace }: Observation<readonly string[]>) => {
    let step = 0;
    for await (const seen of watchWidget(name, config, page)) if (seen !== trace[step++]) return true;
    return step !== trace.length;
  };

  test('each of its fields makes a difference', { timeout: 90_000 }, async () => {
    const schema = jsonSchemaOf(name);
    const fields = fieldsOf(schema);
    const words = [wordsOf(name, 'en'), ...Object.values(engineWords)].flatMap((of) => Object.keys(of));
    const hasWords = Object.keys(wordsOf(name, 'en')).length > 0;
    const addresses = fields.flatMap(([path, field]) => (isAddress(field) ? path.split('.').at(-1)! : []));
    const all = filledConfig(schema, filled);
    const { ctaData, dataLayer, id } = all;
    const examples = examplesOf(name).flatMap(({ example, config }): Config[] =>
      example.startsWith('faulty-fatal') ? [] : [{ ctaData, dataLayer, id, ...config }],
    );

    const isSteady = !unsteady.includes(name);
    const left = new Map(fields.filter(([path]) => !isException(name, path)));
    /** A field that is seen is done, and so are the groups and lists around it. */
    const done = (seen: string) => {
      for (const path of left.keys())
        if (seen === path || seen.startsWith(`${path}.`) || seen.startsWith(`${path}[`)) left.delete(path);
    };

    const marks = marksOf(fields);
    const marked = (config: Config) =>
      withValues(
        config,
        marks.flatMap(({ path, value }) => (left.has(path) ? [[path, value]] : [])),
      );
    const findMarks = (seen: string) => {
      for (const { path, mark } of marks) if (seen.includes(mark)) done(path);
    };

    for (const base of [all, ...examples]) findMarks(render(marked(base)));
    for (const base of [...examples, all]) {
      const before = observeOnServer(base);
      for (const [path, field] of left) {
        const from = isAddress(field) ? aloneIn(base, path, addresses) : base;
        const was = from === base ? before : observeOnServer(from);
        if (!was.reads.has(path)) continue;
        if (changesOf(from, path, field, words).some((changed) => render(changed) !== was.trace)) done(path);
      }
    }

    const plain = (config: Config) => config;
    const visits = [marked, plain].flatMap((prepare) =>
      pages.flatMap((page) => [all, examples[0]!].map((base) => ({ prepare, base, page }))),
    );
    visits.push(...examples.slice(1).map((base) => ({ prepare: plain, base, page: pages[0]! })));
    let isTelling = false;
    for (const [index, { prepare, base, page }] of visits.entries()) {
      if (left.size === 0) break;
      const config = prepare(base);
      let before = await observe(config, page);
      if (index === 0 && isSteady) {
        // Code that a press asks for comes later the first time, and on a busy machine an answer may be late once.
        let looks = 1;
        while (looks < 5 && (await differs(config, page, before))) {
          before = await observe(config, page);
          looks += 1;
        }
        expect(looks, 'another time, another look').toBeLessThan(5);
      }
      isTelling ||= before.trace.at(-3) !== '[]';
      findMarks(before.trace.join('\n'));
      for (const [path, field] of left) {
        if (!before.reads.has(groupAround(path))) continue;
        if (!isSteady) {
          if (before.reads.has(path)) done(path);
          continue;
        }
        const from = isAddress(field) ? aloneIn(config, path, addresses) : config;
        const changes = changesOf(from, path, field, words);
        if (changes.length === 0) continue;
        const was = from === config ? before : await observe(from, page);
        if (!was.reads.has(path)) continue;
        for (const change of field['x-field'] === 'choice' ? changes : changes.slice(0, 1)) {
          if (!(await differs(change, page, was))) continue;
          done(path);
          break;
        }
      }
    }
    // Base fields of the catalogue: a widget that tells the data layer nothing, or has no words, has no use for them yet.
    const unused = [...(isTelling ? [] : ['ctaData', 'dataLayer']), ...(hasWords ? [] : ['labels'])];
    for (const path of left.keys()) if (unused.includes(path.split('.')[0]!)) left.delete(path);
    expect([...left.keys()]).toEqual([]);
  });
});
