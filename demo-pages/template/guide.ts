import { chevronDown } from '#src/icon/common-glyphs.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { faq } from '#origin/data.ts';
import { attributes, escape, mountElement } from '../html.ts';
import { formatDays } from './format.ts';
import { icon } from './glyph.ts';
import { drawing, picture } from './pictures.ts';
import { label } from './words.ts';

/** Parts of a page that explains: each is a widget and, in it, the same words as the CMS writes them. */

const halfWidth = '(min-width: 768px) 50vw, 100vw';

/** What a widget of a page of service is given: its place, its head, and when it comes where that is not as its kind says. */
export interface ServicePart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly load?: string | undefined;
}

/** A section as the CMS writes it: its head and its own markup. */
export const section = (title: string, text: string, markup: string): string =>
  `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(title)}</h2>${text ? `<p>${escape(text)}</p>` : ''}</div></div>
    <div class="site-guide">${markup}</div>
  </div></section>`;

/** Of which day what stands above it is. @param day `yyyy-mm-dd` */
export const asOf = (day: string, language: Language): string =>
  `<p><small>${label('asOf', language).replace('{date}', formatDays(day, day, language))}</small></p>`;

/** A foldable text that needs no script. */
export const details = (id: string, heading: string, body: string): string =>
  `<details${attributes({ id })}><summary><span>${escape(heading)}</span>${icon(chevronDown)}</summary><div>${body}</div></details>`;

export const link = (label: string, href: string): string =>
  `<a class="site-link" href="${escape(href)}"><span>${escape(label)}</span></a>`;

/** A button or link of a part: the first is the one most wanted, `stroke` marks the others. */
interface Action {
  readonly ctaLabel: string;
  readonly ctaLink: string;
  readonly ctaBtnVariant?: 'stroke';
}

interface Beside {
  readonly id: string;
  readonly pretitle?: string;
  readonly title: string;
  /** An author's HTML. */
  readonly body: string;
  /** Name of the picture, and what it shows. */
  readonly picture: string;
  readonly alt: string;
  readonly actions?: readonly Action[];
  readonly load?: string | undefined;
}

/** A `text-with-media`: a text, and a picture at the end of the line. */
export function renderBeside({ id, load, picture: name, alt, ...words }: Beside): string {
  const { pretitle, title, body, actions = [] } = words;
  const config = { ...words, image: picture(name, halfWidth, alt), mediaSide: 'end' };
  const links = actions.map(({ ctaLabel, ctaLink, ctaBtnVariant }) => {
    const look = ctaBtnVariant ? 'site-button site-button-stroke' : 'site-button';
    return `<a class="${look}" href="${escape(ctaLink)}">${escape(ctaLabel)}</a>`;
  });
  const fallback = `<section class="site-column"><div class="site-section site-guide" data-columns>
    <div class="site-picture">${drawing(name, { sizes: halfWidth, alt })}</div>
    <div class="site-copy">${pretitle ? `<p class="site-pretitle">${escape(pretitle)}</p>` : ''}<h2>${escape(title)}</h2>
      <div>${body}</div>${links.length > 0 ? `<div class="site-actions">${links.join('')}</div>` : ''}</div>
  </div></section>`;
  return mountElement('text-with-media', config, { id, fallback, load });
}

/** A number with what it counts. */
export interface Figure {
  readonly value: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly label: string;
  readonly note?: string;
}

/** Figures as the CMS writes them, about as large as those of `key-figures`. */
export function figureList(figures: readonly Figure[]): string {
  const rows = figures.map(({ value, prefix = '', suffix = '', label, note }) => {
    const number = `${prefix}${value}${suffix && ` ${suffix}`}`;
    return `<div><dt>${escape(label)}</dt><dd><bdi dir="ltr">${escape(number)}</bdi></dd>${note ? `<dd>${escape(note)}</dd>` : ''}</div>`;
  });
  return `<dl class="site-figures">${rows.join('')}</dl>`;
}

/** A `key-figures` with a title. */
export const renderFigures = (id: string, title: string, figures: readonly Figure[]): string =>
  mountElement(
    'key-figures',
    { title, figures, animate: false },
    { id, fallback: section(title, '', figureList(figures)) },
  );

/** A foldable section of an `accordion`. */
export interface Fold {
  readonly id: string;
  readonly heading: string;
  readonly body: string;
  readonly iconName?: string;
}

export const renderFolds = (
  id: string,
  title: string,
  description: string,
  items: readonly Fold[],
  load?: string,
): string =>
  mountElement(
    'accordion',
    { title, description, items },
    {
      id,
      load,
      fallback: section(
        title,
        description,
        items.map(({ id: name, heading, body }) => details(name, heading, body)).join(''),
      ),
    },
  );

interface Questions {
  readonly id: string;
  readonly title: string;
  readonly groups: typeof faq;
  readonly contact: Action;
  readonly load?: string | undefined;
}

/** A `faq`: questions in groups, each with its address on the page, and a way to ask. */
export function renderQuestions({ id, title, groups, contact, load }: Questions, language: Language): string {
  const shown = groups.map(({ label, items }) => ({
    label: label[language],
    items: items.map(({ id: name, question, answer }) => ({
      id: name,
      question: question[language],
      answer: answer[language],
    })),
  }));
  const written = shown.map(
    ({ label, items }) =>
      `<h3>${escape(label)}</h3>${items.map((item) => details(item.id, item.question, item.answer)).join('')}`,
  );
  return mountElement(
    'faq',
    { title, groups: shown, contact, showVotes: true, voteUrl: '/own/vote' },
    { id, load, fallback: section(title, '', written.join('') + link(contact.ctaLabel, contact.ctaLink)) },
  );
}
