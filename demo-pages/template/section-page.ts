import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { allContent } from '#origin/content.ts';
import { articles, faq } from '#origin/data.ts';
import { searchContent } from '#origin/site-search.ts';
import { escape } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readCatalogue, renderCatalogue } from './catalogues.ts';
import { readTexts } from './content.ts';
import { renderContentPage } from './content-page.ts';
import { renderQuestions } from './guide.ts';
import { cardOf } from './item-card.ts';
import { picksOf, withPicks } from './picks.ts';
import { renderRegions } from './regions.ts';
import { renderCards, renderGrid } from './sections.ts';
import { renderService } from './service-content.ts';
import { renderTradeCalendar, tradeCalendarPath } from './trade-calendar.ts';
import { linksOf, sectionsAbove, sectionTitle, type SectionPage } from './site-map.ts';
import { label, wordFor } from './words.ts';

/** Filters of a list that its address may carry, as links of the menus do. */
const filterNames = ['category', 'region', 'tags', 'audience', 'month'];

/** The items of a list, as far as its address leaves them. */
function itemsOf(types: readonly string[], { language, address }: PageOptions): ContentItem[] {
  const query = new URLSearchParams({ type: types.join(',') });
  for (const name of filterNames)
    for (const value of address.searchParams.getAll(name)) query.append(name, value);
  const { items } = searchContent(language, query, new Date());
  const topic = address.searchParams.get('topic');
  return items.filter(
    ({ id }) => !topic || articles.some((article) => article.id === id && article.topic === topic),
  );
}

/** The items as the catalogue has them: those that its author has pinned stand first. */
const pinnedFirst = (items: readonly ContentItem[], pinned: readonly string[] = []): ContentItem[] => {
  const place = ({ id }: ContentItem) => (pinned.includes(id) ? pinned.indexOf(id) : pinned.length);
  return items.toSorted((one, other) => place(one) - place(other));
};

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

function renderLinks({ links = '', path }: SectionPage, language: Language): string {
  const items = linksOf(links, path, language).map(({ ctaLabel, ctaLink }) => ({
    title: ctaLabel,
    url: ctaLink,
  }));
  if (items.length === 0) return '';
  const cards = renderCards({ variant: 'links', columns: 2, items });
  return `<section class="site-part"><h2>${escape(label('waysOn', language))}</h2><div class="site-column">${cards}</div></section>`;
}

/** What stands below a list: the themes of what one does, the map of the regions. */
function renderBelow(path: string, language: Language): string[] {
  if (path === '/regions') {
    const { map } = readTexts('home', language) as { readonly map: Parameters<typeof renderRegions>[0] };
    return [renderRegions(map, language)];
  }
  if (path !== '/experiences') return [];
  const items = allContent(language)
    .filter(({ type }) => type === 'theme')
    .map((item) => ({ ...cardOf(item), tags: [] }));
  return [
    renderGrid({
      id: 'themes',
      variant: 'compact',
      columns: 4,
      title: label('themes', language),
      limit: items.length,
      items,
    }),
  ];
}

/** A page that lists items, or stands for a service. */
export function renderSectionPage(section: SectionPage, options: PageOptions): string {
  const { language } = options;
  const { path, picture, text, types = [], faq: group } = section;
  const isFaq = types.includes('faq');
  const questions = isFaq ? faq : faq.filter(({ id }) => id === group);
  const words = readCatalogue(path, language);
  const items = isFaq ? [] : pinnedFirst(itemsOf(types, options), words?.pinned);
  // As its catalogue shows them: the picture that is largest in the first view is then there before any script.
  const variant = words && (words.views?.[0] ?? 'grid') === 'grid' ? 'card' : 'compact';
  const isGrid = variant === 'card';
  const chosen = chosenOf(options);
  // Who has chosen already is given that alone.
  const picks = isGrid && Object.keys(chosen).length === 0 ? picksOf(path, language) : [];
  const shown = withPicks(items.map(cardOf), picks);
  const cards = renderCards({ variant, columns: 3, level: 2, items: shown, isFirst: isGrid });
  const list = types.length > 0 && !isFaq ? `<div class="site-column">${cards}</div>` : '';
  const calendar =
    path === tradeCalendarPath ? renderTradeCalendar(options, `<div class="site-wrap">${list}</div>`) : '';
  const catalogue = renderCatalogue(
    path,
    language,
    { chosen, picks, range: options.address.searchParams.get('range') },
    `<div class="site-wrap">${list}</div>`,
  );
  const answers =
    questions.length > 0
      ? renderQuestions(
          {
            id: 'questions',
            title: label('questions', language),
            groups: questions,
            contact: { ctaLabel: label('ask', language), ctaLink: `/${language}/contact` },
            load: afterPaint,
          },
          language,
        )
      : '';
  const title = sectionTitle(section, language);
  const service = renderService(path, language, answers);
  const main = [
    renderFilters(section, options),
    catalogue || calendar ? '' : list,
    renderLinks(section, language),
  ];
  return renderContentPage(
    {
      path,
      name: title,
      title: words?.title ?? title,
      text: words?.description ?? text[language],
      eyebrow: words ? title : '',
      isLow: words !== undefined,
      picture,
      above: sectionsAbove(path, language),
      main: main.join(''),
      wide: catalogue + calendar,
      ...service,
      parts: [...renderBelow(path, language), ...service.parts],
      category: 'section',
      styles: ['guide', 'banner', 'services', ...(path === '/regions' ? ['regions'] : [])],
    },
    options,
  );
}
