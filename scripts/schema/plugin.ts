import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { componentName } from './component-name.ts';

/** Files that hold schemas, or what a feature registers, and nothing else that a visitor needs. */
const schemaFile = /(?:[\\/](?:widget|storage|sign-in-reasons|analytics-events)|\.schema)\.ts$/;

/** What schemas are made of. */
const isSource = (file: string) =>
  schemaFile.test(file) || /[\\/]src[\\/](?:schema|items)[\\/]|[\\/]item\.ts$/.test(file);

/**
 * Puts compiled schemas in the place of zod, in the build, in the development server and in tests:
 *
 * - `widget.ts` and `*.schema.ts` hold plain data;
 * - `storage.ts` holds keys and what reads them, `sign-in-reasons.ts` and `analytics-events.ts` names;
 * - `widget.ts?entry` is a widget's entry, its name and schema together with its component, both named after the folder;
 * - `widget.ts?facts` is what is known of a widget beforehand.
 *
 * @param folder holds the widgets, which may have kinds of items of their own; those of the project by default
 */
export function schemaPlugin(folder?: string): Plugin {
  const compiler = createCompiler(folder);
  return {
    name: 'tourism-widgets:schemas',
    enforce: 'pre',
    load: {
      filter: {
        id: /(?:[\\/](?:widget|storage|sign-in-reasons|analytics-events)|\.schema)\.ts(?:\?(?:entry|facts))?$/,
      },
      async handler(id) {
        const [file = '', query] = id.split('?');
        if (query === 'entry') {
          const folder = dirname(file);
          const name = basename(folder);
          const Name = componentName(name);
          return `import widget from ${JSON.stringify(file)};
import { ${Name} } from ${JSON.stringify(join(folder, `${Name}.tsx`))};
export default { ...widget, name: ${JSON.stringify(name)}, Widget: ${Name} };
`;
        }
        if (query === 'facts') return `export default ${await compiler.ask(file, 'facts')};`;
        return schemaFile.test(file) ? compiler.ask(file, 'code') : undefined;
      },
    },
    hotUpdate({ file, server }) {
      if (!isSource(file)) return undefined;
      compiler.forget();
      // A schema may be part of any other: all are made anew.
      server.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    buildEnd: () => compiler.forget(),
  };
}

/** Asks the thread that loads schemas; starts it when it is first needed. */
function createCompiler(folder: string | undefined) {
  const waiting = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;

  const rejectAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
    started.on('message', ({ id, text, error }: { id: number; text?: string; error?: string }) => {
      const { resolve, reject } = waiting.get(id)!;
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (text === undefined) reject(new Error(error));
      else resolve(text);
    });
    started.on('error', (error: Error) => {
      rejectAll(error);
      worker = undefined;
    });
    return started;
  };

  return {
    /** @throws Error with the name of the file and the field that cannot be compiled */
    async ask(file: string, wants: 'code' | 'facts'): Promise<string> {
      worker ??= start();
      worker.ref();
      const id = count++;
      const answer = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, file, wants });
      return answer.catch((error: Error) => {
        throw new Error(`${file}: ${error.message}`);
      });
    },
    /** Has schemas loaded anew from now on. */
    forget() {
      void worker?.terminate();
      worker = undefined;
      // A thread that has ended answers nobody.
      rejectAll(new Error('The schemas have changed meanwhile; load the page again.'));
    },
  };
}
