import type { Language } from '#src/i18n/languages.ts';
import { subscriptionTopics } from '#origin/data.ts';
import { attributes, escape, mountElement } from '../html.ts';
import type { SiteTexts } from './content.ts';
import { sectionAt } from './site-map.ts';

/** What every page ends with beside its footer: a question about the page, and the newsletter. */

interface Parts {
  readonly language: Language;
  readonly site: SiteTexts;
  /** Whether for trade partners. */
  readonly isPortal: boolean;
}

/** Newsletters that the footer offers, the first of them ticked. */
const topicsOf = (isPortal: boolean) => (isPortal ? ['trade-news', 'events'] : ['travel-ideas', 'events']);

/** The configuration of the newsletter in the footer. */
export const newsletterConfig = ({ language, site, isPortal }: Parts) => ({
  title: site.newsletter.title,
  description: sectionAt('/newsletter')?.text[language] ?? '',
  lists: topicsOf(isPortal).map((id, index) => ({
    id,
    label: subscriptionTopics.find((topic) => topic.id === id)?.label[language] ?? id,
    checked: index === 0,
  })),
  consentHtml: site.newsletter.consent,
  privacyLink: `/${language}/privacy`,
});

/** The newsletter before its widget: leads to the page about it, and keeps the room of the form. */
export function renderNewsletter(parts: Parts): string {
  const { title, description } = newsletterConfig(parts);
  const link = attributes({ href: `/${parts.language}/newsletter` });
  return `<div class="site-newsletter">
        <h2>${escape(title)}</h2>
        <p>${escape(description)}</p>
        <p><a${link}>${escape(parts.site.newsletter.action)}</a></p>
      </div>`;
}

/** A `page-feedback` and, in it, its question with a way to write. It comes when a visitor has read so far. */
export function renderFeedback({ language, site }: Parts): string {
  const { question, action, ...reasons } = site.feedback;
  const config = {
    question,
    reasons: Object.entries(reasons).map(([id, label]) => ({ id, label })),
    submitUrl: '/own/feedback',
  };
  const fallback = `<section class="site-column"${attributes({ 'aria-label': question })}>
    <div class="site-feedback"><p>${escape(question)}</p><a${attributes({ href: `/${language}/contact` })}>${escape(action)}</a></div>
  </section>`;
  return mountElement('page-feedback', config, { id: 'feedback', load: 'visible', fallback });
}
