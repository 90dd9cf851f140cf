import type { Language } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { faq } from '#origin/data.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readTexts } from '../template/content.ts';
import { renderContentPage } from '../template/content-page.ts';
import { sectionAt, sectionTitle } from '../template/site-map.ts';
import { helpline } from '../template/ways.ts';

export const title = 'Contact';

export const purpose = 'A contact page as a CMS writes it: topics with their answers, files, a helpline.';

export const picture = 'jeddah-al-balad';

/** What an enquiry may be about. */
type Topic = 'visiting' | 'visa' | 'events' | 'accessibility' | 'lost' | 'trade' | 'press';

/** Texts of the page in one language. */
interface Texts {
  readonly title: string;
  readonly text: string;
  readonly form: Readonly<Record<'title' | 'description', string>>;
  readonly helplineText: string;
  readonly consent: string;
  readonly successTitle: string;
  readonly successText: string;
  readonly company: string;
  readonly lostOn: string;
  readonly lostWhere: string;
  readonly mail: string;
  readonly phone: string;
  readonly topics: Readonly<Record<Topic, string>>;
}

/** What a topic asks for, what of it is required beyond the usual, and the pages that answer most questions on it. */
const topics: readonly {
  readonly key: Topic;
  readonly fields: readonly string[];
  readonly required?: readonly string[];
  readonly answers: readonly string[];
}[] = [
  {
    key: 'visiting',
    fields: ['name', 'email', 'country', 'message'],
    answers: ['/articles/when-to-go', '/faq#airport-to-city', '/faq#trains'],
  },
  {
    key: 'visa',
    fields: ['name', 'email', 'country', 'message'],
    required: ['name', 'email', 'country', 'message'],
    answers: ['/faq#need-visa', '/faq#passport-validity', '/faq#extend-stay'],
  },
  {
    key: 'events',
    fields: ['name', 'email', 'bookingRef', 'message'],
    answers: ['/events', '/articles/ramadan-for-visitors'],
  },
  {
    key: 'accessibility',
    fields: ['name', 'email', 'phone', 'message'],
    answers: ['/articles/accessible-travel', '/faq#wheelchair'],
  },
  {
    key: 'lost',
    fields: ['name', 'email', 'phone', 'country', 'lostOn', 'lostWhere', 'message'],
    required: ['name', 'email', 'phone', 'lostWhere', 'message'],
    answers: [],
  },
  {
    key: 'trade',
    fields: ['name', 'email', 'company', 'country', 'subject', 'message'],
    required: ['name', 'email', 'company', 'message'],
    answers: ['/partner-tools/directory'],
  },
  {
    key: 'press',
    fields: ['name', 'email', 'company', 'subject', 'message'],
    required: ['name', 'email', 'company', 'message'],
    answers: ['/press', '/content-hub/visual-assets'],
  },
];

const mail = 'hello@example.org';

/** The question, the item or the section that a path leads to, as a link. */
function answer(path: string, language: Language) {
  const ctaLink = `/${language}${path}`;
  const question = faq.flatMap(({ items }) => items).find(({ id }) => path.endsWith(`#${id}`));
  const section = sectionAt(path);
  const named = question?.question[language] ?? (section && sectionTitle(section, language));
  return { ctaLabel: named ?? itemAt(language, ctaLink)?.title ?? '', ctaLink };
}

/** The ways to reach the authority that need no script: by phone, and a mail for each topic. */
function renderWays(texts: Texts): string {
  const mails = topics.map(({ key }) => {
    const label = texts.topics[key];
    const href = `mailto:${mail}?subject=${encodeURIComponent(label)}`;
    return `<li><a class="site-link" href="${escape(href)}"><span>${escape(label)}</span></a></li>`;
  });
  return `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(texts.form.title)}</h2><p>${escape(texts.form.description)}</p></div></div>
    <div class="site-ways">
      <div><h3>${escape(texts.mail)}</h3><p><bdi dir="ltr">${mail}</bdi></p><ul>${mails.join('')}</ul></div>
      <div><h3>${escape(texts.phone)}</h3>
        <p><a class="site-number" href="tel:${helpline.replaceAll(' ', '')}"><bdi dir="ltr">${helpline}</bdi></a></p>
        <p>${escape(texts.helplineText)}</p></div>
    </div>
  </div></section>`;
}

function renderForm(texts: Texts, language: Language): string {
  const config = {
    ...texts.form,
    submitUrl: '/own/submit',
    topics: topics.map(({ key, answers, ...asked }) => ({
      key,
      label: texts.topics[key],
      ...asked,
      faqLinks: answers.map((path) => answer(path, language)),
    })),
    fields: [
      { name: 'company', label: texts.company, autocomplete: 'organization' },
      { name: 'lostOn', label: texts.lostOn, type: 'date', width: 'half' },
      { name: 'lostWhere', label: texts.lostWhere, width: 'half' },
    ],
    attachments: { max: 3, maxMb: 5, accept: ['.pdf', '.jpg', '.jpeg', '.png'] },
    consentHtml: `<p>${texts.consent}</p>`,
    helpline,
    helplineText: texts.helplineText,
    successTitle: texts.successTitle,
    successText: texts.successText,
  };
  return mountElement('contact-form', config, { id: 'write', load: afterPaint, fallback: renderWays(texts) });
}

/** The page as the CMS writes it: mail and phone without a script, the form with one. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('contact', language) as Texts;
  return renderContentPage(
    {
      path: '/contact',
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'jeddah-al-balad',
      above: [],
      main: '',
      wide: renderForm(texts, language),
      category: 'contact',
      styles: ['contact'],
    },
    options,
  );
}
