import type { Page } from '#src/page/page.ts';
import { isLoopback } from '#src/page/redirect-target.ts';
import {
  embedId,
  isShortened,
  knownProvider,
  providerOf,
  type EmbedKind,
  type ProviderName,
} from './providers.ts';

/** Content of others that may stand in a frame of ours. */
export interface Embed {
  /** The provider's name among those that are known, else `other`. */
  readonly provider: ProviderName | 'other';
  /** What visitors call the provider: a brand, else a host. */
  readonly name: string;
  readonly kind: EmbedKind;
  /** Address of the frame, in the page's language where the provider takes one. */
  readonly src: string;
  /** The same, which starts by itself: for after a visitor's press. */
  readonly startSrc: string;
  /** Where the same content can be seen outside the page. */
  readonly link: string;
  /** Whether the frame is of the page's own origin: it must not have scripts and its origin together. */
  readonly isOwn: boolean;
}

/** How an author may choose. */
export interface EmbedChoice {
  /** `auto` goes by the address; `other` takes the address as it stands. */
  readonly provider?: ProviderName | 'auto' | 'other' | undefined;
  /** Where any are named, only they and what lies below them. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** A judged address: what to embed, or what it should have been, and where a plain link may lead instead. */
export type JudgedEmbed =
  | { readonly embed: Embed; readonly expected?: undefined; readonly link?: undefined }
  | { readonly embed?: undefined; readonly expected: string; readonly link?: string | undefined };

/**
 * Judges the address of something to embed (contract, section 1: `allowedEmbedHosts`). It is a whole address, https or http on
 * a loopback host, without credentials; of a known provider by that provider's rule, of others as it stands, where the site
 * allows the host. An author's own hosts narrow that, and never widen it.
 */
export function judgeEmbed(address: string, page: Page, choice: EmbedChoice = {}): JudgedEmbed {
  const { provider = 'auto', allowedHosts = [] } = choice;
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return { expected: 'https address' };
  if (url.username || url.password) return { expected: 'https address without credentials' };
  const link = url.href;
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return { expected: 'https address', link };

  const known = providerOf(url.hostname);
  const rule = provider === 'auto' ? known : provider === 'other' ? undefined : provider;
  const ofShort = isShortened(url) ? 'address: the whole one, to which this short one leads' : undefined;
  if (rule && rule !== known) return { expected: ofShort ?? `address of ${knownProvider(rule).name}`, link };
  const asItStands = provider === 'auto' || provider === 'other' ? allowedPlace(url, page) : undefined;
  const embed = (rule && knownPlace(url, page, rule)) ?? asItStands;
  if (!embed) {
    const what = rule ? `what ${knownProvider(rule).name} offers for frames` : 'host of allowedEmbedHosts';
    return { expected: ofShort ?? `address: ${what}`, link };
  }
  const isNarrowedOut =
    allowedHosts.length > 0 &&
    ![url, new URL(embed.src)].some(({ host }) =>
      allowedHosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)),
    );
  return isNarrowedOut ? { expected: `address: ${allowedHosts.join(' | ')}`, link } : { embed };
}

/** What is to be embedded from an address, or undefined where it may not be. @see judgeEmbed */
export const embedOf = (address: string, page: Page, choice?: EmbedChoice): Embed | undefined =>
  judgeEmbed(address, page, choice).embed;

/** A film that is hosted elsewhere; undefined for an id that is none. */
export function hostedFilm(host: 'youtube' | 'vimeo', videoId: string, page: Page): Embed | undefined {
  if (!embedId.test(videoId)) return undefined;
  const addresses = { youtube: 'https://youtu.be/', vimeo: 'https://vimeo.com/' };
  return embedOf(addresses[host] + videoId, page);
}

function knownPlace(url: URL, page: Page, provider: ProviderName): Embed | undefined {
  const { name, kind, start, find } = knownProvider(provider);
  const place = find(url, page.language);
  if (!place) return undefined;
  const started = new URL(place.src);
  if (start) started.searchParams.set(...start);
  return { provider, name, kind, ...place, startSrc: started.href, isOwn: false };
}

/** An address as it stands, where the site allows its host. */
function allowedPlace({ host, href, origin }: URL, { url, site }: Page): Embed | undefined {
  if (!site.allowedEmbedHosts.includes(host)) return undefined;
  const place = { src: href, startSrc: href, link: href };
  return { provider: 'other', name: host, kind: 'content', ...place, isOwn: origin === new URL(url).origin };
}
