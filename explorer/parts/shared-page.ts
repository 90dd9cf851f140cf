import { isObject } from '#src/schema/coerce.ts';
import { packJson, unpackJson } from '../packed-json.ts';
import { readParts, takenOver, type Part } from './parts.ts';
import { changePage, readPage } from './stored-page.ts';

const key = '#page=';

/** A page of an author's as it stands behind the `#` of an address; what else is known of its parts is left out. */
export const packPage = async (parts: readonly Part[]): Promise<string> =>
  key + (await packJson({ parts: readParts(parts) }));

/** The page behind the `#`; undefined where there is none, or one that cannot be read. */
export async function unpackPage(hash: string): Promise<readonly Part[] | undefined> {
  const value = hash.startsWith(key) ? await unpackJson(hash.slice(key.length)) : undefined;
  return isObject(value) ? readParts(value['parts']) : undefined;
}

/** What has come of a page in an address: it has taken the place of another, it cannot be read, or there is nothing to say. */
export type Arrival = 'replaced' | 'damaged' | undefined;

/** Takes over the page that an address holds, and takes it out of the address. */
export async function takeSharedPage(): Promise<Arrival> {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(key)) return undefined;
  const parts = await unpackPage(hash);
  history.replaceState(null, '', pathname + search);
  if (!parts) return 'damaged';
  const before = readPage();
  changePage((page) => takenOver(page, parts));
  return before.parts.length > 0 && readPage() !== before ? 'replaced' : undefined;
}
