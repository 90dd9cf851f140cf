import type { Language } from '#src/i18n/languages.ts';
import visa from '../content/visa.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { asOf as dateOf, link, section, type ServicePart } from './guide.ts';
import { label } from './words.ts';

/** The `visa-regulation` of a page; without script there is the official site. */
export function renderVisa({ id, title, text, load }: ServicePart, language: Language): string {
  const { asOf, officialLink, groups } = visa;
  const disclaimer = visa.disclaimer[language];
  const rules = visa.rules.map(({ papers, notes, ...rule }) => ({
    ...rule,
    documents: papers.map((paper) => visa.papers[paper as keyof typeof visa.papers][language]),
    notes: notes?.[language],
  }));
  const config = { title, description: text, asOf, officialLink, disclaimer, groups, rules };
  const site = `<p>${link(label('officialVisaSite', language), officialLink)}</p>`;
  const fallback = section(title, text, `${site}${disclaimer}${dateOf(asOf, language)}`);
  return mountElement('visa-regulation', config, { id, load, fallback });
}
