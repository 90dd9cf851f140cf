import { useMemo } from 'react';
import { useNow } from '#src/events/useNow.ts';
import { endOf } from '#src/i18n/dates.ts';
import { usePage } from '#src/widget/context.ts';
import type { Asset } from './asset.schema.ts';

/**
 * What time it is, drawn anew when the licence of one of some assets ends.
 *
 * @param assets the same list as long as nothing changes
 * @returns undefined on the server and while its HTML is brought to life
 */
export function useLicenceTime(assets: readonly Pick<Asset, 'expires'>[]): Date | undefined {
  const { timeZone } = usePage().site;
  const ends = useMemo(
    () => assets.flatMap(({ expires }) => endOf(expires, timeZone)?.getTime() ?? []),
    [assets, timeZone],
  );
  return useNow(ends);
}
