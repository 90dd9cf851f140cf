import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Page } from '#src/page/page.ts';
import { noQuestion } from '#src/session/useAfterHydration.ts';
import { apiOf, type Api } from '#src/session/useApi.ts';
import { renderOnServer, type ServerWidget } from './render-on-server.tsx';

/**
 * What the first drawing must not depend on, since a server, and a browser that hydrates, would know something else:
 * clock, storage, query. Each read of them throws. It is noted as well: what reads may catch the error.
 */

/** What was read while something was drawn: `clock: Date.now in <path of the file that reads>`. */
type Reads = string[];

/** React measures its own time, and so does jsdom, by which the tests' server sanitises. */
const ofServer = /node_modules\/(?:react|react-dom|scheduler|jsdom|[^/]*whatwg[^/]*)\//;

/** The first line of a stack behind this file. */
const callerIn = (stack: string): string =>
  stack
    .split('\n')
    .slice(1)
    .find((line) => !line.includes('first-drawing.ts')) ?? '';

/** The first line of a stack that is in the project's own code, behind the readers of storage. */
const placeIn = (stack: string): string =>
  /\/((?:src|widgets|loader|testing)\/(?!first-drawing\.ts|storage\/|page\/dom\.ts)[^\s)]*?)(?:\?[^\s)]*?)?:\d+:\d+\)?\n/.exec(
    `${stack}\n`,
  )?.[1] ?? 'unknown place';

/** Notes a read, then throws. Goes on where the server itself reads. */
function forbid(reads: Reads, what: string): void {
  const error = new Error(`The first drawing reads ${what}.`);
  const stack = error.stack ?? '';
  if (ofServer.test(callerIn(stack))) return;
  reads.push(`${what} in ${placeIn(stack)}`);
  throw error;
}

/** Replaces a member of an object. @returns a function that puts it back */
function replace(target: object, name: string, descriptor: PropertyDescriptor): () => void {
  const kept = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  return () => {
    if (kept) Object.defineProperty(target, name, kept);
    else Reflect.deleteProperty(target, name);
  };
}

type AnyFunction = (...values: unknown[]) => unknown;

/** Replaces a method by one that forbids calls; `isRead` says which, by their arguments. */
function forbidMethod(
  reads: Reads,
  target: object,
  name: string,
  what: string,
  isRead: (values: readonly unknown[], target: unknown) => boolean = () => true,
): () => void {
  const method = Reflect.get(target, name) as AnyFunction;
  return replace(target, name, {
    writable: true,
    value(this: unknown, ...values: unknown[]) {
      if (isRead(values, this)) forbid(reads, what);
      return Reflect.apply(method, this, values);
    },
  });
}

/** `Date` without a present moment. */
function forbidNow(reads: Reads): () => void {
  const Clock = new Proxy(Date, {
    construct(target, values, newTarget) {
      if (values.length === 0) forbid(reads, 'clock: new Date()');
      return Reflect.construct(target, values, newTarget) as object;
    },
    apply(target, self, values) {
      forbid(reads, 'clock: Date()');
      return Reflect.apply(target, self, values);
    },
  });
  return replace(globalThis, 'Date', { value: Clock, writable: true });
}

/** Formats that name their time zone. Some are kept between drawings, so they are noted from the start. */
const zoned = new WeakSet<object>();
replace(Intl, 'DateTimeFormat', {
  writable: true,
  value: new Proxy(Intl.DateTimeFormat, {
    construct(target, values, newTarget) {
      const format = Reflect.construct(target, values, newTarget) as Intl.DateTimeFormat;
      if ((values[1] as Intl.DateTimeFormatOptions | undefined)?.timeZone !== undefined) zoned.add(format);
      return format;
    },
  }),
});

/** Formats of dates that know neither the present moment nor the machine's time zone. */
function forbidLocalTime(reads: Reads): () => void {
  const isLocal = (_: readonly unknown[], format: unknown) => !zoned.has(format as object);
  const isNow = (values: readonly unknown[]) => values[0] === undefined;
  const { prototype } = Intl.DateTimeFormat;
  const zone = 'clock: the time zone of the machine';
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  const ends = [
    forbidMethod(reads, prototype, 'resolvedOptions', zone, isLocal),
    forbidMethod(reads, prototype, 'formatToParts', zone, isLocal),
    forbidMethod(reads, prototype, 'formatToParts', 'clock: a format of now', isNow),
    replace(prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        if (!zoned.has(this)) forbid(reads, zone);
        const write = format?.call(this) as (date?: Date) => string;
        return (date?: Date) => {
          if (date === undefined) forbid(reads, 'clock: a format of now');
          return write(date);
        };
      },
    }),
    ...['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getTimezoneOffset'].map(
      (name) => forbidMethod(reads, Date.prototype, name, zone),
    ),
  ];
  return () => {
    for (const end of ends.toReversed()) end();
  };
}

/** Draws something without clock, storage and network; what was read is put into the list. */
function drawWithout(reads: Reads, draw: () => void): void {
  const ends = [
    forbidMethod(reads, Date, 'now', 'clock: Date.now'),
    forbidMethod(reads, performance, 'now', 'clock: performance.now'),
    forbidMethod(reads, Math, 'random', 'clock: Math.random'),
    forbidLocalTime(reads),
    forbidNow(reads),
    ...['getItem', 'setItem', 'removeItem', 'key'].map((name) =>
      forbidMethod(reads, Storage.prototype, name, `storage: ${name}`),
    ),
    replace(Document.prototype, 'cookie', { get: () => forbid(reads, 'storage: document.cookie') }),
    forbidMethod(reads, globalThis, 'fetch', 'query: fetch'),
  ];
  try {
    draw();
  } catch (error) {
    if (reads.length === 0) throw error;
  } finally {
    for (const end of ends.toReversed()) end();
  }
}

/** A client whose cache might hold an answer to every question: whoever asks it depends on what others have asked. */
function forbiddenClient(reads: Reads): QueryClient {
  const cache = new QueryCache();
  const client = new QueryClient({ queryCache: cache });
  forbidMethod(reads, cache, 'build', 'query: the cache', ([, options]) => {
    const { queryKey } = options as { readonly queryKey: unknown };
    return queryKey !== noQuestion;
  });
  for (const name of ['get', 'getAll', 'find', 'findAll'])
    forbidMethod(reads, cache, name, 'query: the cache', ([key]) => key !== JSON.stringify(noQuestion));
  for (const name of ['getQueryData', 'getQueriesData', 'getQueryState', 'isFetching', 'fetchQuery'])
    forbidMethod(reads, client, name, 'query: the cache');
  return client;
}

/** Makes the calls of a page fail at once, and not when their answer is awaited. */
function forbidCalls(reads: Reads, api: Api): void {
  for (const name of ['fetchJson', 'fetchText', 'send'] as const)
    forbidMethod(reads, api, name, `query: useApi().${name}`);
}

/** What the first drawing of a widget reads beside its configuration and its page; nothing where all is well. */
export function readsOf(widget: ServerWidget): readonly string[] {
  const reads: Reads = [];
  const client = forbiddenClient(reads);
  const onPage = (page: Page) => forbidCalls(reads, apiOf(page));
  drawWithout(reads, () => renderOnServer({ ...widget, client, onPage }));
  return reads;
}
