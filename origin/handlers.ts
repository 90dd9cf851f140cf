import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpHandler } from 'msw';
import type { OriginState } from './state.ts';

/** What a file of handlers exports. */
interface HandlerModule {
  handlers: (state: OriginState) => HttpHandler[];
}

// The folders are the only list. A directory is read alike by Node, by Vite's middleware and in unit tests.
const files = readdirSync(join(import.meta.dirname, 'handlers'))
  .filter((file) => file.endsWith('.ts'))
  .toSorted();
const shared = files.map((file) => import(/* @vite-ignore */ `./handlers/${file}`) as Promise<HandlerModule>);

const widgetsFolder = join(import.meta.dirname, '../widgets');
const widgets = readdirSync(widgetsFolder)
  .filter((name) => existsSync(join(widgetsFolder, name, 'origin.ts')))
  .toSorted();
const own = widgets.map(
  (name) => import(/* @vite-ignore */ `../widgets/${name}/origin.ts`) as Promise<HandlerModule>,
);

const groups = await Promise.all([...shared, ...own]);

/** Handlers of every file in `handlers/` and of every `widgets/<name>/origin.ts`, that answer from one memory. */
export const createHandlers = (state: OriginState): HttpHandler[] =>
  groups.flatMap(({ handlers }) => handlers(state));
