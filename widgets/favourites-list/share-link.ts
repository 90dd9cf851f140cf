/** How a list of favourites stands in an address: its ids in the hash, which no server is sent. */

const mark = '#favourites=';

/** Ids of a shared list that are read; more than anybody can have. */
const most = 100;

/** Address of a page that shows these favourites to others. */
export const shareAddress = (page: string, ids: readonly string[]): string => {
  const url = new URL(page);
  // What a visitor searched or was sent with is nobody else's business.
  return `${url.origin}${url.pathname}${mark}${ids.map((id) => encodeURIComponent(id)).join(',')}`;
};

/** The ids of a shared list; undefined where the hash holds none. What cannot be read is left out. */
export function sharedIds(hash: string): readonly string[] | undefined {
  if (!hash.startsWith(mark)) return undefined;
  const ids = hash
    .slice(mark.length)
    .split(',')
    .flatMap((part) => decode(part) ?? []);
  return [...new Set(ids.map((id) => id.trim()))].filter(Boolean).slice(0, most);
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
