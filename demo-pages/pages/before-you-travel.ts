import { languages, type Language } from '#src/i18n/languages.ts';
import { faq, places } from '#origin/data.ts';
import { warning } from '#src/icon/common-glyphs.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderOnGrounds } from '../template/grounds.ts';
import { visaStep } from '../template/next-step.ts';
import { renderConsent } from '../template/consent.ts';
import { icon } from '../template/glyph.ts';
import { readTexts } from '../template/content.ts';
import { renderContentPage } from '../template/content-page.ts';
import {
  figureList,
  link,
  renderBeside,
  renderFigures,
  renderFolds,
  renderQuestions,
  section,
  type Figure,
} from '../template/guide.ts';

export const title = 'Before you travel';

export const purpose =
  'A page that explains, as a CMS writes it: a notice, contents, tabs, foldable sections, questions, figures, sharing; asks for consent.';

export const picture = 'edge-of-the-world';

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
    readonly items: readonly Figure[];
  };
  readonly seasons: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly (Part & { readonly label: string })[];
    readonly heat: string;
    readonly heatText: string;
  };
  readonly pack: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly (Part & { readonly heading: string; readonly icon: string })[];
  };
  readonly faq: Readonly<Record<'title' | 'contact', string>>;
  readonly share: string;
  readonly mail: string;
}

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
  const button = `<a class="site-button site-button-small" href="${escape(action.ctaLink)}">${escape(action.ctaLabel)}</a>`;
  const fallback = `<aside class="site-notice"><div class="site-wrap">
    ${icon(warning, 24)}<div><p><strong>${escape(notice.title)}</strong></p>${notice.body}${button}</div>
  </div></aside>`;
  return mountElement('emergency-banner', config, { id: 'notice', load: afterPaint, fallback });
}

/** The sections of the page, by the ids of their mount elements. */
function renderContents({ contents, arrive, figures, seasons, pack, faq: questions, share }: Texts): string {
  const links = [
    [arrive.title, 'arrival'],
    [figures.title, 'figures'],
    [seasons.title, 'seasons'],
    [pack.title, 'packing'],
    [questions.title, 'questions'],
    [share, 'share'],
  ].map(([ctaLabel = '', id = '']) => ({ ctaLabel, ctaLink: `#${id}` }));
  const items = links.map(
    ({ ctaLabel, ctaLink }) => `<li><a href="${escape(ctaLink)}">${escape(ctaLabel)}</a></li>`,
  );
  const fallback = `<nav class="site-contents" aria-label="${escape(contents)}"><div class="site-wrap">
    <p>${escape(contents)}</p><ul>${items.join('')}</ul>
  </div></nav>`;
  return mountElement('section-navigation', { title: contents, links, showProgress: true }, { fallback });
}

const renderArrival = ({ arrive }: Texts, language: Language): string =>
  renderBeside({
    id: 'arrival',
    pretitle: arrive.pretitle,
    title: arrive.title,
    body: arrive.body,
    picture: 'red-sea',
    alt: arrive.alt,
    actions: [
      { ctaLabel: arrive.more, ctaLink: `/${language}/getting-here` },
      { ctaLabel: arrive.ask, ctaLink: `/${language}/visa`, ctaBtnVariant: 'stroke' },
    ],
    load: afterPaint,
  });

/** Usual highs of the day in January and July, in °C. */
const highs = { riyadh: [20, 43], jeddah: [29, 39], abha: [20, 31] } as const;

/** A widget of its own that stands in a tab of another. */
function renderHeat({ seasons: { heat, heatText } }: Texts, language: Language): string {
  const month = (index: number) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { month: 'long' }).format(
      new Date(2026, index, 15),
    );
  const figures = Object.entries(highs).flatMap(([id, values]) =>
    values.map((value, half) => ({
      value,
      suffix: '°C',
      label: places.find((place) => place.id === id)?.name[language] ?? '',
      note: month(half * 6),
    })),
  );
  const fallback = `<p>${escape(heatText)}</p>${figureList(figures)}`;
  const config = { description: heatText, figures, animate: false };
  return `<div id="highs"><h3>${escape(heat)}</h3>${mountElement('key-figures', config, { id: 'heat', fallback })}</div>`;
}

function renderSeasons(texts: Texts, language: Language): string {
  const { title, text, items, heat } = texts.seasons;
  const panels = items.map(({ label, body }) => `<h3>${escape(label)}</h3>${body}`);
  return mountElement(
    'content-tabs',
    { title, description: text, tabs: [...items, { label: heat, slotId: 'highs' }] },
    {
      id: 'seasons',
      fallback: section(title, text, panels.join('') + renderHeat(texts, language)),
    },
  );
}

const renderPacking = ({ pack: { title, text, items } }: Texts): string =>
  renderFolds(
    'packing',
    title,
    text,
    items.map(({ id, icon: iconName, heading, body }) => ({ id, iconName, heading, body })),
  );

function renderShare({ title, share, mail }: Texts, { address }: PageOptions): string {
  const letter = new URLSearchParams({ subject: title, body: address.origin + address.pathname });
  // Mail programs take a plus sign as it stands.
  const href = `mailto:?${letter.toString().replaceAll('+', '%20')}`;
  const config = { title: share, showPrint: true, showQr: true };
  return mountElement('share-bar', config, { id: 'share', fallback: section(share, '', link(mail, href)) });
}

/** Every language that the page may be offered in. */
const suggestion = { languages: { data: languages.map((code) => ({ ctaLink: `/${code}` })) } };

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
        renderContents(texts),
        renderOnGrounds(
          [
            renderArrival(texts, language),
            renderFigures('figures', texts.figures.title, texts.figures.items),
            renderSeasons(texts, language),
            renderPacking(texts),
            renderQuestions(
              {
                id: 'questions',
                title: texts.faq.title,
                groups: faq,
                contact: { ctaLabel: texts.faq.contact, ctaLink: `/${language}/contact` },
              },
              language,
            ),
          ],
          'page',
        ),
        renderShare(texts, options),
        mountElement('back-to-top', {}),
        renderConsent(language),
      ].join('\n'),
      next: visaStep(language),
      category: 'plan',
      styles: ['guide'],
    },
    options,
  );
}
