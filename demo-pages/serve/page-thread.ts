import { Worker } from 'node:worker_threads';
import type { Answer, Ask } from './page-worker.ts';

/** Makes pages in a thread of their own, so that each is made from the sources as they are now. */
export interface PageThread {
  /** @throws Error with the stack of what went wrong, or where the sources change meanwhile */
  ask(request: Request): Promise<Answer>;
  /** Has the sources loaded anew from now on. */
  forget(): void;
}

/** Makes a thread that starts when it is first asked. */
export function createPageThread(): PageThread {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;

  const rejectAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./page-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if (answer.error === undefined) resolve?.(answer);
      else reject?.(new Error(answer.error));
    });
    started.on('error', (error: Error) => {
      if (started !== worker) return;
      worker = undefined;
      rejectAll(error);
    });
    return started;
  };

  return {
    ask(request) {
      worker ??= start();
      const id = count++;
      worker.postMessage({ id, url: request.url, cookie: request.headers.get('cookie') ?? '' } satisfies Ask);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    forget() {
      void worker?.terminate();
      worker = undefined;
      rejectAll(new Error('The sources of the page have changed meanwhile; load it again.'));
    },
  };
}
