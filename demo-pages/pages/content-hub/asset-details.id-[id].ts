import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../../options.ts';
import { renderAssetDetails } from '../../template/account.ts';

export const title = 'Asset details';

export const purpose =
  'One file of the media library, named by the address: its preview, what is known of it, its sizes and its licence.';

export const picture = 'hegra';

export const example = { id: 'AS-2001' };

/** The page of an asset; whether there is one of that id is the service's to say. */
export const render = (
  language: Language,
  options: PageOptions,
  { id = '' }: Readonly<Record<string, string>>,
): string => renderAssetDetails(`/content-hub/asset-details.id-${id}`, language, options);
