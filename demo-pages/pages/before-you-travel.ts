import { languages, type Language } from '#src/i18n/languages.ts';
import { faq } from '#origin/data.ts';
import { attributes, escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { readTexts } from '../template/content.ts';
import { renderContentPage } from '../template/content-page.ts';
import { drawing, picture } from '../template/pictures.ts';

export const title = 'Before you travel';

export const purpose =
  'A page that explains, as a CMS writes it: a notice, contents, tabs, foldable sections, questions, figures, sharing; asks for consent.';

/** A part with a name in addresses, words and an author’s text. */
interface Part {
  readonly id: string;
  readonly body: string;
}

/** Texts of the page in one language. */
interface Texts {
  readonly title: string;
  readonly text: string;
  readonly contents: string;
  readonly notice: Readonly<Record<'title' | 'body' | 'action', string>>;
  readonly arrive: Readonly<Record<'pretitle' | 'title' | 'body' | 'more' | 'ask' | 'alt', string>>;
  readonly figures: {
    readonly title: string;
    readonly items: readonly {
      readonly value: number;
      readonly prefix?: string;
      readonly suffix?: string;
      readonly label: string;
      readonly note: string;
    }[];
  };
  readonly seasons: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly (Part & { readonly label: string })[];
  };
  readonly pack: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly (Part & { readonly heading: string; readonly icon: string })[];
  };
  readonly faq: Readonly<Record<'title' | 'contact', string>>;
  readonly share: string;
}

/** A section as the CMS writes it: its head and its own markup. */
const section = (title: string, text: string, markup: string) =>
  `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(title)}</h2>${text ? `<p>${escape(text)}</p>` : ''}</div></div>
    <div class="site-guide">${markup}</div>
  </div></section>`;

/** A foldable text that needs no script. */
const details = (id: string, heading: string, body: string) =>
  `<details${attributes({ id })}><summary>${escape(heading)}</summary><div>${body}</div></details>`;

const link = (label: string, href: string) =>
  `<a class="site-link" href="${escape(href)}"><span>${escape(label)}</span></a>`;

function renderNotice({ notice }: Texts, language: Language): string {
  const action = { ctaLabel: notice.action, ctaLink: `/${language}/emergency` };
  const config = {
    messages: [
      {
        id: 'rain-in-the-south-west',
        severity: 'warning',
        title: notice.title,
        body: notice.body,
        ...action,
      },
    ],
  };
  const fallback = `<aside class="site-notice"><div class="site-wrap">
    <p><strong>${escape(notice.title)}</strong></p>${notice.body}${link(action.ctaLabel, action.ctaLink)}
  </div></aside>`;
  return mountElement('emergency-banner', config, { id: 'notice', fallback });
}

function renderArrival({ arrive }: Texts, language: Language): string {
  const actions = [
    { ctaLabel: arrive.more, ctaLink: `/${language}/getting-here` },
    { ctaLabel: arrive.ask, ctaLink: `/${language}/visa`, ctaBtnVariant: 'stroke' },
  ];
  const sizes = '(min-width: 768px) 50vw, 100vw';
  const config = {
    pretitle: arrive.pretitle,
    title: arrive.title,
    body: arrive.body,
    image: picture('red-sea', sizes, arrive.alt),
    mediaSide: 'end',
    actions,
  };
  const links = actions.map(({ ctaLabel, ctaLink }) => link(ctaLabel, ctaLink)).join('');
  const fallback = `<section class="site-column"><div class="site-section site-guide" data-columns>
    <div><p class="site-pretitle">${escape(arrive.pretitle)}</p><h2>${escape(arrive.title)}</h2>${arrive.body}
    <div class="site-actions">${links}</div></div>
    <div class="site-picture">${drawing('red-sea', { sizes, alt: arrive.alt })}</div>
  </div></section>`;
  return mountElement('text-with-media', config, { id: 'arrival', fallback });
}

function renderFigures({ figures }: Texts): string {
  const rows = figures.items.map(({ value, prefix = '', suffix = '', label, note }) => {
    const number = `${prefix}${value}${suffix && ` ${suffix}`}`;
    return `<div><dt>${escape(label)}</dt><dd><bdi dir="ltr">${escape(number)}</bdi></dd><dd>${escape(note)}</dd></div>`;
  });
  return mountElement(
    'key-figures',
    { title: figures.title, figures: figures.items, animate: false },
    {
      id: 'figures',
      fallback: section(figures.title, '', `<dl class="site-figures">${rows.join('')}</dl>`),
    },
  );
}

function renderSeasons({ seasons: { title, text, items } }: Texts): string {
  const panels = items.map(({ label, body }) => `<h3>${escape(label)}</h3>${body}`);
  return mountElement(
    'content-tabs',
    { title, description: text, tabs: items },
    { id: 'seasons', fallback: section(title, text, panels.join('')) },
  );
}

function renderPacking({ pack: { title, text, items } }: Texts): string {
  return mountElement(
    'accordion',
    {
      title,
      description: text,
      items: items.map(({ id, icon, heading, body }) => ({ id, iconName: icon, heading, body })),
    },
    {
      id: 'packing',
      fallback: section(
        title,
        text,
        items.map(({ id, heading, body }) => details(id, heading, body)).join(''),
      ),
    },
  );
}

function renderQuestions({ faq: { title, contact } }: Texts, language: Language): string {
  const action = { ctaLabel: contact, ctaLink: `/${language}/contact` };
  const groups = faq.map(({ label, items }) => ({
    label: label[language],
    items: items.map(({ id, question, answer }) => ({
      id,
      question: question[language],
      answer: answer[language],
    })),
  }));
  const written = groups.map(
    ({ label, items }) =>
      `<h3>${escape(label)}</h3>${items.map(({ id, question, answer }) => details(id, question, answer)).join('')}`,
  );
  return mountElement(
    'faq',
    { title, groups, contact: action, showVotes: true, voteUrl: '/own/vote' },
    {
      id: 'questions',
      fallback: section(title, '', written.join('') + link(action.ctaLabel, action.ctaLink)),
    },
  );
}

/** Every language that the page may be offered in. */
const suggestion = { languages: { data: languages.map((code) => ({ ctaLink: `/${code}` })) } };

const renderConsent = (language: Language) =>
  mountElement('cookie-consent', {
    version: '2026-11',
    categories: ['necessary', 'analytics', 'media', 'translation'].map((key) => ({ key })),
    policyLink: `/${language}/cookies`,
  });

/** The page as the CMS writes it: complete without a script, each part a widget's fallback. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('before-you-travel', language) as Texts;
  return renderContentPage(
    {
      path: '/before-you-travel',
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'edge-of-the-world',
      above: [],
      notice: renderNotice(texts, language) + mountElement('language-suggestion', suggestion),
      main: '',
      wide: [
        mountElement('section-navigation', { title: texts.contents, startLevel: 2, stopLevel: 2 }),
        renderArrival(texts, language),
        renderFigures(texts),
        renderSeasons(texts),
        renderPacking(texts),
        renderQuestions(texts, language),
        mountElement('share-bar', { title: texts.share, showPrint: true, showQr: true }),
        mountElement('back-to-top', {}),
        renderConsent(language),
      ].join('\n'),
      category: 'plan',
      styles: ['guide'],
    },
    options,
  );
}
