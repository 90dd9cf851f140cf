import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import {
  examplesOf,
  fieldsOf,
  jsonSchemaOf,
  loadDefinition,
  modeOf,
  names,
  renderedOnServer,
  wordsOf,
} from './all-widgets.ts';
import { aloneIn, changesOf, tellingChanges, valueAt, withValues, type Change } from './field-changes.ts';
import { filled, isAddress, marksOf } from './field-marks.ts';
import { filledConfig } from './filled-config.ts';
import { recordReads } from './record-reads.ts';
import { services, setSession } from './session/session-page.tsx';
import { timeLimit } from './time-limit.ts';
import { isException, unsteady } from './walk-exceptions.ts';
import { countAnswers, watchWidget, type WatchedPage } from './watch-widget.ts';

/**
 * The walk: a field that does nothing is not in a schema. A difference is looked for in what a server writes, in what
 * visitors see, in calls, in the data layer and in storage. What is cheap comes first: texts and addresses of all fields at
 * once, each with a mark that is found again; then each field by itself, on the server; then both on a living widget as it
 * is first seen, and what is left on one where all is pressed. A field that is not read there is not changed, since it
 * cannot make a difference.
 */

const engineWords = import.meta.glob<Messages>('../src/*/messages/en.json', {
  eager: true,
  import: 'default',
});

setSession();

/** Pages that a widget is shown on until one shows a difference. */
const site = { userApi: services, geolocationUrl: '/geo/location.json' };
const pages: readonly WatchedPage[] = [
  { site, isStill: true, path: 'news/2026/rain.html?search=mud' },
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

vi.mock(import('#origin/lists.ts'), async (original) =>
  (await import('./few-items.ts')).withFewItems(await original()),
);

/** What was seen of a widget, and which fields of its configuration were read until then. */
interface Observation<Trace> {
  readonly trace: Trace;
  readonly reads: ReadonlySet<string>;
}

/** How much of a living widget is looked at: what is seen before anything is pressed costs a tenth of the rest. */
type Part = 'first look' | 'all pressed';

/** The first changes of all fields, then the second ones, and so on. */
const inRounds = (changes: readonly (readonly Change[])[]) =>
  Array.from({ length: Math.max(0, ...changes.map(({ length }) => length)) }, (_, round) =>
    changes.flatMap(({ [round]: change }) => (change ? [change] : [])),
  );

/** The group or list that a field stands in, itself for one that stands in none. */
const groupAround = (path: string) => path.replace(/(?:\[\])?\.[^.]+$/, '');

/** A configuration on a page, perhaps with marks in the fields that are left. */
interface Visit {
  readonly base: Config;
  readonly prepare: (config: Config) => Config;
  readonly page: WatchedPage;
}

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

  /** What is seen of a living widget: at first alone, or with all pressed. */
  const observe = async (
    config: object,
    page: WatchedPage,
    part: Part,
  ): Promise<Observation<readonly string[]>> => {
    const paths = new Set<string>();
    reads = { schema: definition.schema, paths };
    const trace: string[] = [];
    for await (const seen of watchWidget(name, config, page)) {
      trace.push(seen);
      if (part === 'first look') break;
    }
    reads = undefined;
    return { trace, reads: paths };
  };

  /** Whether anything differs from what was observed; stops at the first difference. */
  const differs = async (
    config: object,
    page: WatchedPage,
    { trace }: Observation<readonly string[]>,
    part: Part,
  ) => {
    let step = 0;
    for await (const seen of watchWidget(name, config, page)) {
      if (seen !== trace[step++]) return true;
      if (part === 'first look') return false;
    }
    return step !== trace.length;
  };

  test('each of its fields makes a difference', { timeout: timeLimit(120_000) }, async () => {
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

    const isLeft = ([path]: Change) => left.has(path);

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
    for (const [number, base] of [...examples, all].entries()) {
      const before = observeOnServer(base);
      const together: Change[][] = [];
      for (const [path, field] of left) {
        const from = isAddress(field) ? aloneIn(base, path, addresses) : base;
        const was = from === base ? before : observeOnServer(from);
        if (!was.reads.has(path)) continue;
        const changes = changesOf(from, path, field, words);
        if (number > 0 && from === base) together.push(changes);
        else if (changes.some((change) => render(withValues(from, [change])) !== was.trace)) done(path);
      }
      // What the first example did not show is seldom shown by the next: all fields at once say whether any is.
      for (const group of inRounds(together)) {
        const differ = (tried: readonly Change[]) =>
          Promise.resolve(render(withValues(base, tried)) !== before.trace);
        for (const [path] of await tellingChanges(group.filter(isLeft), differ)) done(path);
      }
    }

    const plain = (config: Config) => config;
    // One for the trade alone is not shown on other pages.
    const fitting = modeOf(name) === 'B2B' ? pages.filter(({ mode }) => mode === 'B2B') : pages;
    const visits: Visit[] = [marked, plain].flatMap((prepare) =>
      [all, examples[0]!].flatMap((base) => fitting.map((page) => ({ prepare, base, page }))),
    );
    // Those that follow are seen by who has signed in, too: some fields are shown to nobody else.
    visits.push(
      ...examples
        .slice(1)
        .flatMap((base) => fitting.slice(0, 2).map((page) => ({ prepare: plain, base, page }))),
    );
    /** Looks for differences of the fields that are left: each alone where most make one, else several at once. */
    const tryFields = async (
      { base, page, prepare }: Visit,
      before: Observation<readonly string[]>,
      part: Part,
      areAlone: boolean,
    ) => {
      const config = prepare(base);
      const together: Change[][] = [];
      for (const [path, field] of left) {
        if (!before.reads.has(groupAround(path))) continue;
        if (!isSteady) {
          if (before.reads.has(path)) done(path);
          continue;
        }
        const from = isAddress(field) ? aloneIn(config, path, addresses) : config;
        const all = changesOf(from, path, field, words);
        const changes = field['x-field'] === 'choice' ? all : all.slice(0, 1);
        if (changes.length === 0) continue;
        if (from === config) {
          if (before.reads.has(path)) together.push(changes);
          continue;
        }
        const was = await observe(from, page, part);
        if (!was.reads.has(path)) continue;
        for (const change of changes)
          if (left.has(path) && (await differs(withValues(from, [change]), page, was, part))) done(path);
      }
      for (const round of inRounds(together)) {
        const changes = round.filter(isLeft);
        const differ = (tried: readonly Change[]) => differs(withValues(config, tried), page, before, part);
        for (const group of areAlone ? changes.map((change) => [change]) : [changes])
          for (const [path] of await tellingChanges(group, differ)) done(path);
      }
    };

    let isTelling = false;
    /** Looks at a living widget with all pressed, until two looks in a row are the same. */
    const observeSteady = async (config: Config, page: WatchedPage) => {
      // Code that a press asks for comes later the first time, and on a busy machine an answer may be late once.
      let before = await observe(config, page, 'all pressed');
      if (!isSteady) return before;
      for (let looks = 1; looks < 5; looks++) {
        const again = await observe(config, page, 'all pressed');
        if (isDeepStrictEqual(again.trace, before.trace)) return before;
        before = again;
      }
      expect((await observe(config, page, 'all pressed')).trace, 'another time, another look').toEqual(
        before.trace,
      );
      return before;
    };

    /** How many of the fields that are left an example holds: it is most likely to show them. */
    const heldBy = ({ base }: Visit) =>
      base === all ? 0 : [...left.keys()].filter((path) => valueAt(base, path) !== undefined).length;
    const [first] = visits as [Visit, ...Visit[]];
    const [foremost, others] = [visits.slice(0, 2), visits.slice(2)];

    const tryVisit = async (visit: Visit, part: Part) => {
      const before = await observe(visit.prepare(visit.base), visit.page, part);
      isTelling ||= part === 'all pressed' && before.trace.at(-3) !== '[]';
      findMarks(before.trace.join('\n'));
      await tryFields(visit, before, part, part === 'first look' && visit === first);
    };

    // What presses say in marks is found first, so that fewer fields are left to try by themselves.
    if (left.size > 0) {
      const before = await observeSteady(first.prepare(first.base), first.page);
      isTelling = before.trace.at(-3) !== '[]';
      findMarks(before.trace.join('\n'));
    }
    for (const part of ['first look', 'all pressed'] as const) {
      for (const visit of foremost) if (left.size > 0) await tryVisit(visit, part);
      const waiting = [...others];
      while (left.size > 0 && waiting.length > 0) {
        const [visit] = waiting.toSorted((one, other) => heldBy(other) - heldBy(one));
        waiting.splice(waiting.indexOf(visit!), 1);
        await tryVisit(visit!, part);
      }
    }
    // Base fields of the catalogue: a widget that tells the data layer nothing, or has no words, has no use for them yet.
    const unused = [...(isTelling ? [] : ['ctaData', 'dataLayer']), ...(hasWords ? [] : ['labels'])];
    for (const path of left.keys()) if (unused.includes(path.split('.')[0]!)) left.delete(path);
    expect([...left.keys()], 'fields that change nothing on the page').toEqual([]);
  });
});
