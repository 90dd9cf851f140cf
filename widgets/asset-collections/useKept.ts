import type { Asset } from '#src/assets/asset.schema.ts';
import { whyKept, type Kept } from '#src/assets/licence.ts';
import { useLicenceTime } from '#src/assets/useLicenceTime.ts';
import { usePage } from '#src/widget/context.ts';

/** Says of each of some assets why it may not be taken now; drawn anew when a licence ends. */
export function useKept(items: readonly Asset[]): (asset: Asset) => Kept | undefined {
  const { timeZone } = usePage().site;
  const now = useLicenceTime(items);
  return (asset) => now && whyKept(asset, now, timeZone);
}
