import { countryName } from '#src/countries/names.ts';
import type { Language } from '#src/i18n/languages.ts';
import embassies from '../content/embassies.json' with { type: 'json' };
import { attributes, escape, mountElement } from '../html.ts';
import { asOf, details, section, type ServicePart } from './guide.ts';

/** A number that can be called. */
export interface Call {
  readonly phone: string;
  readonly icon?: string;
  readonly texts: Readonly<Record<Language, Readonly<Record<'label' | 'hours' | 'note', string>>>>;
}

/** The `emergency-contacts` of a page, with its numbers and embassies as the CMS writes them. */
export function renderCalls(
  { id, title, text, load }: ServicePart,
  calls: readonly Call[],
  language: Language,
): string {
  const config = {
    title,
    description: text,
    numbers: calls.map(({ phone, icon, texts }) => ({ phone, iconName: icon, ...texts[language] })),
    embassies: embassies.items.map(({ city, address, ...embassy }) => ({
      ...embassy,
      city: city[language],
      address: address[language],
    })),
    asOf: embassies.asOf,
  };
  const entries = calls.map(({ phone, texts }) => {
    const { label, hours, note } = texts[language];
    const marks = attributes({
      class: 'site-call',
      href: `tel:${phone.replaceAll(' ', '')}`,
      'data-long': phone.includes(' ') || undefined,
    });
    return `<li><h3>${escape(label)}</h3>
      <a${marks}><bdi dir="ltr">${phone}</bdi></a>
      <p>${escape(note)}</p><p><small>${escape(hours)}</small></p></li>`;
  });
  const rows = embassies.items.map(
    ({ country, phone, address }) =>
      `<li>${escape(countryName(country, language))}: <a href="tel:${phone}"><bdi dir="ltr">${phone}</bdi></a>, ${escape(address[language])}</li>`,
  );
  const list = details('embassies', embassies.title[language], `<ul>${rows.join('')}</ul>`);
  const fallback = section(
    title,
    text,
    `<ul class="site-calls">${entries.join('')}</ul>${list}${asOf(embassies.asOf, language)}`,
  );
  return mountElement('emergency-contacts', config, { id, load, fallback });
}
