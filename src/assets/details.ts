import type { Asset, AssetDetails } from './asset.schema.ts';
import { whyKept, type Kept } from './licence.ts';

/** The day or time at which an asset's licence ends; empty for one without an end. */
export const endOfLicence = ({ expires, licence }: AssetDetails): string => expires || licence.expires;

/** Why an asset may not be downloaded at an instant (`whyKept`), by itself or by the terms of its licence. */
export const whyNotDownloaded = (asset: AssetDetails, now: Date, timeZone: string): Kept | undefined =>
  whyKept(
    {
      state: asset.state,
      expires: endOfLicence(asset),
      restricted: asset.restricted || asset.licence.restricted,
    },
    now,
    timeZone,
  );

/** An asset as lists know it, with the terms of its licence. */
export const asListed = (asset: AssetDetails): Asset => ({
  ...asset,
  licence: asset.licence.name,
  expires: endOfLicence(asset),
  restricted: asset.restricted || asset.licence.restricted,
});
