import type { Language } from '#src/i18n/languages.ts';
import fallbacks from '../content/planner.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { readTexts } from './content.ts';
import { link, section, type ServicePart } from './guide.ts';

const sections = ['places', 'experiences', 'events'] as const;

/** The `itinerary-planner` of a page; without a script it says why nothing stands there, and leads on. */
export function renderPlanner({ id, title, text, load }: ServicePart, language: Language): string {
  const names = readTexts('favourites', language) as Readonly<Record<(typeof sections)[number], string>>;
  const ways = sections.map((name) => ({ label: names[name], href: `/${language}/${name}` }));
  const config = {
    title,
    description: text,
    suggestFilters: { type: 'place' },
    emptyLinks: ways.map(({ label, href }, at) => ({
      ctaLabel: label,
      ctaLink: href,
      ctaBtnVariant: at === 0 ? 'solid' : 'stroke',
    })),
  };
  const links = ways.map(({ label, href }) => `<li>${link(label, href)}</li>`);
  const fallback = `<p>${escape(fallbacks[language])}</p><ul>${links.join('')}</ul>`;
  return mountElement('itinerary-planner', config, {
    id,
    load,
    fallback: section(title, text, fallback),
  });
}
