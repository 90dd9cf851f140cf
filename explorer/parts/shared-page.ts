import { isObject } from '#src/schema/coerce.ts';
import { packJson, unpackJson } from '../packed-json.ts';
import { readParts, type Part } from './parts.ts';

const key = '#page=';

/** A page of an author's as it stands behind the `#` of an address. */
export const packPage = async (parts: readonly Part[]): Promise<string> => key + (await packJson({ parts }));

/** The page behind the `#`; undefined where there is none, or one that cannot be read. */
export async function unpackPage(hash: string): Promise<readonly Part[] | undefined> {
  const value = hash.startsWith(key) ? await unpackJson(hash.slice(key.length)) : undefined;
  return isObject(value) ? readParts(value['parts']) : undefined;
}
