import { location, type Location } from './location.schema.ts';
import { fetchJson, type ApiContext } from '#src/api/client.ts';
import { geolocation } from './endpoints.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import { locationData } from './storage.ts';

/**
 * Where the visitor seems to be, asked once in a browser and kept (specification, section 7: geolocation).
 *
 * @returns null where the site names no service, the service fails, or an author edits the page
 * @throws the signal's reason if the question was cancelled
 */
export async function locate(context: ApiContext, signal?: AbortSignal): Promise<Location | null> {
  const { cmsMode, site } = context.page;
  if (!site.geolocationUrl || cmsMode === 'author') return null;
  const known = readKey(locationData);
  if (known) return known;
  try {
    const found = await fetchJson(context, geolocation(site.geolocationUrl), location, { signal });
    writeKey(locationData, found);
    return found;
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
