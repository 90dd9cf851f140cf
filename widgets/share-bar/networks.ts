import type { Glyph } from '#src/icon/glyph.ts';
import { facebook, line, linkedin, mail, telegram, vk, weibo, whatsapp, x } from '#src/icon/glyphs.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Shared } from './useShared.ts';
import type { Network } from './widget.ts';

/** The networks that are usual where a language is spoken, the most usual first. */
export const usualNetworks: Readonly<Record<Language, readonly Network[]>> = {
  en: ['whatsapp', 'x', 'facebook', 'linkedin', 'email'],
  ar: ['whatsapp', 'x', 'facebook', 'telegram', 'email'],
  zh: ['weibo', 'email'],
  de: ['whatsapp', 'facebook', 'linkedin', 'email'],
  es: ['whatsapp', 'facebook', 'x', 'email'],
  fr: ['whatsapp', 'facebook', 'linkedin', 'email'],
  ja: ['line', 'x', 'facebook', 'email'],
  ru: ['vk', 'telegram', 'whatsapp', 'email'],
};

export const glyphs: Readonly<Record<Network, Glyph>> = {
  x,
  facebook,
  whatsapp,
  telegram,
  linkedin,
  weibo,
  line,
  vk,
  email: mail,
};

/** An address with parameters, those without a value left out. Spaces are `%20`, which mail programs need. */
function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).filter(([, value]) => value);
  return `${address}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Where a network takes a link. */
const addresses: Readonly<Record<Network, (shared: Shared) => string>> = {
  x: ({ address, title }) => withQuery('https://x.com/intent/post', { text: title, url: address }),
  facebook: ({ address }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: address }),
  whatsapp: ({ address, title }) => withQuery('https://wa.me/', { text: `${title} ${address}`.trim() }),
  telegram: ({ address, title }) => withQuery('https://t.me/share/url', { url: address, text: title }),
  linkedin: ({ address }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
  weibo: ({ address, title }) =>
    withQuery('https://service.weibo.com/share/share.php', { url: address, title }),
  line: ({ address, title }) =>
    withQuery('https://social-plugins.line.me/lineit/share', { url: address, text: title }),
  vk: ({ address, title }) => withQuery('https://vk.com/share.php', { url: address, title }),
  email: ({ address, title }) => withQuery('mailto:', { subject: title, body: address }),
};

/** The link that shares something on a network. */
export const networkLink = (network: Network, shared: Shared): string =>
  // Half a character, as a title cut by a CMS may end in, cannot be encoded.
  addresses[network]({ ...shared, title: shared.title.toWellFormed() });
