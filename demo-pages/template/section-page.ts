import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { articles, faq, offers } from '#origin/data.ts';
import { learning } from '#origin/data-portal.ts';
import { searchContent } from '#origin/site-search.ts';
import { escape } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { renderCatalogue } from './catalogues.ts';
import { renderContentPage } from './content-page.ts';
import { cardOf } from './item-page.ts';
import { renderCards } from './sections.ts';
import { linksOf, sectionsAbove, sectionTitle, type SectionPage } from './site-map.ts';
import { label, wordFor } from './words.ts';

/** Filters of a list that its address may carry, as links of the menus do. */
const filterNames = ['category', 'region', 'tags'];

/** The items of a list, as far as its address leaves them. */
function itemsOf(types: readonly string[], { language, address }: PageOptions): ContentItem[] {
  const query = new URLSearchParams({ type: types.join(',') });
  for (const name of filterNames)
    for (const value of address.searchParams.getAll(name)) query.append(name, value);
  const { items } = searchContent(language, query, new Date());
  const [topic, audience] = [address.searchParams.get('topic'), address.searchParams.get('audience')];
  return items.filter(
    ({ id }) =>
      (!topic || articles.some((article) => article.id === id && article.topic === topic)) &&
      (!audience || offers.some((offer) => offer.id === id && offer.audience === audience)),
  );
}

/** What the address filters by, as an author writes it. */
const chosenOf = ({ address }: PageOptions): Record<string, string> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const values = address.searchParams.getAll(name).join(',');
      return values ? [[name, values] as const] : [];
    }),
  );

/** What was filtered by, and the way back to all. */
function renderFilters({ path }: SectionPage, { language, address }: PageOptions): string {
  const chosen = filterNames.flatMap((name) =>
    address.searchParams.getAll(name).map((value) => wordFor(name, value, language)),
  );
  if (chosen.length === 0) return '';
  const words = chosen.map((word) => `<li>${escape(word)}</li>`).join('');
  return `<div class="site-filters"><ul class="site-tags">${words}</ul><a class="site-link" href="/${language}${path}"><span>${escape(label('showAll', language))}</span></a></div>`;
}

/** Questions with their answers, each with its address on the page. */
const renderQuestions = (groups: typeof faq, language: Language): string =>
  groups
    .map(({ label: text, items }) => {
      const questions = items.map(
        ({ id, question, answer }) =>
          `<details id="${id}"><summary>${escape(question[language])}</summary><div>${answer[language]}</div></details>`,
      );
      return `<section class="site-part"><h2>${escape(text[language])}</h2>${questions.join('')}</section>`;
    })
    .join('');

const renderBadges = (language: Language): string => {
  const badges = learning.badges.map(
    ({ title, criteria }) =>
      `<div><dt>${escape(title[language])}</dt><dd>${escape(criteria[language])}</dd></div>`,
  );
  return `<div class="site-facts"><dl>${badges.join('')}</dl></div>`;
};

function renderLinks({ links = '', path }: SectionPage, language: Language): string {
  const items = linksOf(links, path, language).map(({ ctaLabel, ctaLink }) => ({
    title: ctaLabel,
    url: ctaLink,
  }));
  if (items.length === 0) return '';
  const cards = renderCards({ variant: 'links', columns: 2, items });
  return `<section class="site-part"><h2>${escape(label('waysOn', language))}</h2><div class="site-column">${cards}</div></section>`;
}

/** A page that lists items, or stands for a service. */
export function renderSectionPage(section: SectionPage, options: PageOptions): string {
  const { language } = options;
  const { path, picture, text, types = [], faq: group, badges } = section;
  const isFaq = types.includes('faq');
  const questions = isFaq ? faq : faq.filter(({ id }) => id === group);
  const items = isFaq ? [] : itemsOf(types, options);
  const cards = renderCards({ variant: 'compact', columns: 3, items: items.map(cardOf) });
  const list = types.length > 0 && !isFaq ? `<div class="site-column">${cards}</div>` : '';
  const catalogue = renderCatalogue(
    path,
    language,
    chosenOf(options),
    `<div class="site-wrap">${list}</div>`,
  );
  const main = [
    renderFilters(section, options),
    catalogue ? '' : list,
    renderQuestions(questions, language),
    badges ? renderBadges(language) : '',
    renderLinks(section, language),
  ];
  return renderContentPage(
    {
      path,
      title: sectionTitle(section, language),
      text: text[language],
      eyebrow: '',
      picture,
      above: sectionsAbove(path, language),
      main: main.join(''),
      wide: catalogue,
      category: 'section',
    },
    options,
  );
}
