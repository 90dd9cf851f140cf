import { afterEach, expect, test, vi } from 'vitest';
import { fetchTitles } from '../../loader/platform/field-titles.ts';
import { authorsFile } from './authors-file.ts';

afterEach(() => vi.unstubAllGlobals());

test('the author’s box finds the titles of fields also where no build lies beside the loader', async () => {
  const fetch = vi.fn<(url: URL) => Promise<Response>>((url) =>
    Promise.resolve(Response.json(authorsFile(url.pathname))),
  );
  vi.stubGlobal('window', { fetch });
  const source = 'http://localhost:5173/loader/platform/field-titles.ts';
  const titleOf = (await fetchTitles('card-grid', 'en', source))?.of;
  expect(titleOf?.('items[1]')).toBe('Cards 2');
  expect((await fetchTitles('card-grid', 'ar', source))?.of('items[1].url')).toMatch(
    /\p{Script=Arabic}.* 2 › /u,
  );
});

test('any other address is none of its', () => {
  expect(authorsFile('/loader/loader.ts')).toBeUndefined();
  expect(authorsFile('/loader/schemas/nobody.schema.json')).toBeUndefined();
});
