import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpHandler } from 'msw';
import type { OriginState } from './state.ts';

/** What a file in `handlers/` exports. */
interface HandlerModule {
  handlers: (state: OriginState) => HttpHandler[];
}

// The folder is the only list. A directory is read alike by Node, by Vite's middleware and in unit tests.
const files = readdirSync(join(import.meta.dirname, 'handlers'))
  .filter((file) => file.endsWith('.ts'))
  .toSorted();
const groups = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./handlers/${file}`) as Promise<HandlerModule>),
);

/** Handlers of every file in `handlers/`, that answer from one memory. */
export const createHandlers = (state: OriginState): HttpHandler[] =>
  groups.flatMap(({ handlers }) => handlers(state));
