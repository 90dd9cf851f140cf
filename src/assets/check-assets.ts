import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import type { Api } from '#src/session/useApi.ts';
import { listOf } from '#src/text/list-of.ts';
import type { AssetDetails } from './asset.schema.ts';
import { isAssetId } from './id.ts';
import { assetDetailsQuery } from './queries.ts';

/** What the library said of assets, by their ids; null for one that is gone. */
export type Checked = ReadonlyMap<string, AssetDetails | null>;

/** Calls at a time: a cart may hold a hundred assets. */
const atOnce = 6;

/** Milliseconds for which an answer counts as today's. */
export const freshFor = 60_000;

/**
 * Asks the library for each of some assets (A3). What it said within the last minute is not asked again.
 *
 * @throws ApiError where an asset could not be asked for; one that is gone is no error
 */
export async function checkAssets(
  client: QueryClient,
  api: Api,
  user: User | null,
  ids: readonly string[],
): Promise<Checked> {
  const checked = new Map<string, Awaited<ReturnType<typeof ask>>>();
  const left = [...ids];

  async function ask(id: string) {
    if (!isAssetId(id)) return null;
    try {
      return await client.fetchQuery({
        ...assetDetailsQuery(api, user, id),
        retry: false,
        staleTime: freshFor,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      left.splice(0);
      throw error;
    }
  }

  async function askNext(): Promise<void> {
    const id = left.shift();
    if (id === undefined) return;
    checked.set(id, await ask(id));
    await askNext();
  }

  await Promise.all(listOf(atOnce, askNext));
  return checked;
}
