import { parentPort } from 'node:worker_threads';
import { authorsFile } from './authors-file.ts';
import { siteFile, widgetFile } from '../explorer-data.ts';
import { answerPage, type PageAnswer } from '../routes.ts';

/** The thread in which the development server makes pages: it ends when a source of theirs changes. */

/** What is asked of it. */
export interface Ask {
  readonly id: number;
  readonly url: string;
  readonly cookie: string;
}

/** What it answers: a page, a file of the explorer's data, nothing for what is neither, or an error. */
export interface Answer {
  readonly id: number;
  readonly page?: PageAnswer | undefined;
  readonly json?: string | undefined;
  readonly error?: string;
}

parentPort?.on('message', ({ id, url, cookie }: Ask) => {
  answer(url, cookie).then(
    (found) => parentPort?.postMessage({ id, ...found } satisfies Answer),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: String((error as Error).stack) } satisfies Answer),
  );
});

async function answer(url: string, cookie: string): Promise<Omit<Answer, 'id'>> {
  const titles = authorsFile(new URL(url).pathname);
  if (titles) return { json: JSON.stringify(titles) };
  const [, file] = /^\/explorer\/data\/([a-z0-9-]+)\.json$/.exec(new URL(url).pathname) ?? [];
  if (file === undefined)
    return { page: await answerPage(new Request(url, { headers: { cookie } }), '/loader/loader.ts') };
  const data = file === 'site' ? siteFile() : await widgetFile(file);
  return { json: data && JSON.stringify(data) };
}
