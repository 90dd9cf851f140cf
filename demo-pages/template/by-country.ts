import type { Language } from '#src/i18n/languages.ts';
import byCountry from '../content/by-country.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { link, section } from './guide.ts';

/** The `geo-content` of a page. What it says to everybody is what the CMS writes. */
export function renderByCountry(
  {
    id,
    title,
    text,
    load,
  }: Readonly<Record<'id' | 'title' | 'text', string>> & { readonly load?: string | undefined },
  language: Language,
): string {
  const { defaultId, trackedCountry } = byCountry;
  const variants = byCountry.variants.map(({ html, cta, ...variant }) => ({
    ...variant,
    html: html[language],
    ctaLabel: cta.ctaLabel[language],
    ctaLink: `/${language}${cta.ctaLink}`,
  }));
  const written = variants
    .filter((variant) => variant.id === defaultId)
    .map(({ html, ctaLabel, ctaLink }) => `<div>${html}</div>${link(ctaLabel, ctaLink)}`);
  const config = { title, description: text, defaultId, trackedCountry, variants };
  return mountElement('geo-content', config, { id, load, fallback: section(title, text, written.join('')) });
}
