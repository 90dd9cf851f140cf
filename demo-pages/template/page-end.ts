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
  // What it says is for travellers.
  description: isPortal ? '' : (sectionAt('/newsletter')?.text[language] ?? ''),
  lists: topicsOf(isPortal).map((id, index) => ({
    id,
    label: subscriptionTopics.find((topic) => topic.id === id)?.label[language] ?? id,
    checked: index === 0,
  })),
  consentHtml: site.newsletter.consent,
  privacyLink: `/${language}/privacy`,
});

/**
 * The newsletter before its widget: what it will ask, and the way to the page about it, which a press on the field is, too.
 * It looks as the form and has its room.
 */
export function renderNewsletter(parts: Parts): string {
  const { title, description, lists, consentHtml } = newsletterConfig(parts);
  const href = `/${parts.language}/newsletter`;
  const items = lists.map(
    ({ label, checked }) => `<li${attributes({ 'data-on': checked || undefined })}>${escape(label)}</li>`,
  );
  return `<div class="site-newsletter">
        <div>
          <h2>${escape(title)}</h2>
          ${description && `<p>${escape(description)}</p>`}
        </div>
        <div>
          <span class="site-newsletter-field" aria-hidden="true"></span>
          <ul role="list">${items.join('')}</ul>
          <div class="site-newsletter-consent">${consentHtml}</div>
          <a${attributes({ class: 'site-button', href })}>${escape(parts.site.newsletter.action)}</a>
        </div>
      </div>`;
}

interface SignUp extends Omit<Parts, 'isPortal'> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly load?: string | undefined;
}

/** A `newsletter-signup` and, in it, its newsletters and a mail that asks for them. */
export function renderSignUp({ id, title, description, language, site, load }: SignUp): string {
  const config = { ...newsletterConfig({ language, site, isPortal: false }), title, description };
  const href = `mailto:hello@example.org?subject=${encodeURIComponent(title)}`;
  const items = config.lists.map(({ label }) => `<li>${escape(label)}</li>`);
  const fallback = `<section class="site-column"><div class="site-section site-sign-up">
    <div class="site-head"><div><h2>${escape(title)}</h2><p>${escape(description)}</p></div></div>
    <div class="site-guide"><ul>${items.join('')}</ul><p><a${attributes({ class: 'site-link', href })}><span>${escape(site.mail)}</span></a></p></div>
  </div></section>`;
  return mountElement('newsletter-signup', config, { id, fallback, load });
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
