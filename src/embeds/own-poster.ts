import type { ImageReference } from '#src/schema/common.schema.ts';
import type { Embed } from './embed-of.ts';
import { knownProvider } from './providers.ts';

/**
 * A poster that is not the provider's own: asking for that would tell the provider of the visitor before the visitor has
 * agreed. Undefined for one that is.
 */
export function ownPoster(poster: ImageReference | undefined, embed: Embed): ImageReference | undefined {
  if (!poster) return undefined;
  const { breakpoints, ...references } = poster;
  const addresses = [
    ...Object.values(references),
    ...breakpoints.flatMap(({ srcset }) => srcset.split(/[\s,]+/)),
  ].filter((value) => typeof value === 'string');
  const isProviders = (host: string) =>
    embed.provider === 'other'
      ? !embed.isOwn && host === new URL(embed.src).host
      : knownProvider(embed.provider).hosts.test(host);
  const isTheirs = addresses.some((address) => {
    // An address without a host is of the page.
    const url = /^\s*(https?:)?\/\//i.test(address) ? URL.parse(address, embed.src) : null;
    return url !== null && isProviders(url.host);
  });
  return isTheirs ? undefined : poster;
}
