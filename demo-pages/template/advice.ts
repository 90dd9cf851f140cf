import type { Language } from '#src/i18n/languages.ts';
import advice from '../content/advice.json' with { type: 'json' };
import { mountElement } from '../html.ts';
import { details, section } from './guide.ts';

/** The `travel-advisory` of a page, with its topics as the CMS writes them: each is a foldable text. */
export function renderAdvice(
  {
    id,
    title,
    text,
    load,
  }: Readonly<Record<'id' | 'title' | 'text', string>> & { readonly load?: string | undefined },
  language: Language,
): string {
  const topics = advice.topics.map(({ label, body, links, ...topic }) => ({
    ...topic,
    label: label[language],
    body: body[language],
    links: links.map(({ ctaLabel, ctaLink }) => ({
      ctaLabel: ctaLabel[language],
      ctaLink: `/${language}${ctaLink}`,
    })),
  }));
  const config = { title, description: text, asOf: advice.asOf, topics };
  const written = topics.map((topic) => details(topic.id, topic.label, topic.body));
  return mountElement('travel-advisory', config, {
    id,
    load,
    fallback: section(title, text, written.join('')),
  });
}
