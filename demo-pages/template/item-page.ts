import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { allContent, itemAt } from '#origin/content.ts';
import { articles, labelOf, offers } from '#origin/data.ts';
import { apart } from '#origin/drawings.ts';
import { learning } from '#origin/data-portal.ts';
import { attributes, escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderPassing, renderTablesAndBeds } from './around.ts';
import { renderArticleEnd, renderArticleText } from './article.ts';
import { renderClimate } from './climate.ts';
import { renderContentPage, type ContentParts } from './content-page.ts';
import { renderEvent, renderTradeEvent } from './event.ts';
import { renderFacts } from './facts.ts';
import { formatClock, formatDays } from './format.ts';
import { renderHours } from './hours.ts';
import { cardOf, drawingOf } from './item-card.ts';
import { renderNearby } from './nearby.ts';
import { stepAfterItem } from './next-step.ts';
import { renderPlaceDetail } from './place-detail.ts';
import { renderPlaceParts } from './place.ts';
import { renderPlacesMap } from './places-map.ts';
import { renderCards, renderGrid } from './sections.ts';
import { sectionsAbove } from './site-map.ts';
import { planOfStory } from './story-plan.ts';
import { label } from './words.ts';

const part = (title: string, body: string): string =>
  body ? `<section class="site-part"><h2>${escape(title)}</h2>${body}</section>` : '';

/** Points of a programme, each with its day, time and speakers. */
function agendaTable({ agenda = [] }: ContentItem, language: Language): string {
  if (agenda.length === 0) return '';
  const rows = agenda.map(({ start, end, title, speakers }) => {
    const when = `${formatDays(start, start, language)}<br><bdi>${formatClock(start, end, language)}</bdi>`;
    const who = speakers.length > 0 ? `<br><small>${escape(speakers.join(' · '))}</small>` : '';
    return `<tr><th scope="row">${when}</th><td>${escape(title)}${who}</td></tr>`;
  });
  return `<table class="site-table"><tbody>${rows.join('')}</tbody></table>`;
}

const listOf = (entries: readonly string[]): string =>
  entries.length > 0 ? `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>` : '';

/** What an item says beside its facts: hours, climate, a programme, terms, lessons. */
function partsOf(item: ContentItem, language: Language): string {
  const { speakers = [], attachments = [], body, id } = item;
  const offer = item.type === 'offer' ? offers.find((known) => known.id === id) : undefined;
  const course =
    item.type === 'course' ? learning.courses.find(({ courseId }) => courseId === id) : undefined;
  const kinds = new Map(learning.stepKinds.map(({ key, label: text }) => [key, text[language]]));
  return [
    body ? mountElement('rich-text', { body }, { id: 'body', load: afterPaint, fallback: body }) : '',
    item.type === 'article' ? renderArticleText(id, language) : '',
    item.type === 'place'
      ? renderPlaceDetail(item, language)
      : part(labelOf('placeFacts', 'hours', language), item.hours ? renderHours(item.hours, language) : ''),
    part(labelOf('placeFacts', 'climate', language), renderClimate(item, language)),
    part(label('agenda', language), agendaTable(item, language)),
    part(
      label('speakers', language),
      listOf(
        speakers.map(
          ({ name, role, company }) =>
            `<strong>${escape(name)}</strong>, ${escape(role)}, ${escape(company)}`,
        ),
      ),
    ),
    part(
      label('attachments', language),
      listOf(attachments.map(({ title, url }) => `<a${attributes({ href: url })}>${escape(title)}</a>`)),
    ),
    part(label('terms', language), offer?.terms[language] ?? ''),
    part(
      label('steps', language),
      listOf((course?.steps ?? []).map(({ kind }) => escape(kinds.get(kind) ?? kind))),
    ),
  ].join('');
}

const placesOf = (ids: readonly string[], language: Language): ContentItem[] =>
  ids.flatMap((id) => itemAt(language, `/${language}/places/${id}`) ?? []);

interface Onwards {
  readonly title: string;
  readonly items: ContentItem[];
  /** They are places around a place. */
  readonly isNearby?: boolean;
}

/** Where an item leads: the places of a story, what a region or a theme holds, else what is like it. */
function onwards(item: ContentItem, language: Language): Onwards {
  const others = allContent(language).filter((other) => other !== item && other.url !== item.url);
  if (item.type === 'article') {
    const { placeIds = [] } = articles.find(({ id }) => id === item.id) ?? {};
    if (placeIds.length > 0)
      return { title: label('mentioned', language), items: apart(placesOf(placeIds, language), drawingOf) };
  }
  if (item.type === 'region' || item.type === 'theme') {
    const key = item.id.replace(/^(?:region|theme)-/, '');
    const types = new Set(['place', 'activity', 'event']);
    const within = others.filter(
      ({ type, keys }) =>
        types.has(type) && (item.type === 'region' ? keys.region === key : keys.categories.includes(key)),
    );
    return { title: label('showAll', language), items: apart(within, drawingOf) };
  }
  const alike = others.filter(({ type }) => type === item.type);
  const isNear = ({ keys }: ContentItem) => keys.region !== '' && keys.region === item.keys.region;
  const isNearby = item.type === 'place' && alike.some(isNear);
  const title = label(isNearby ? 'nearby' : 'related', language);
  const nearest = alike.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  return { title, items: apart(nearest, drawingOf).slice(0, shown), isNearby };
}

/** Cards in one row; more of them are listed in the page. */
const shown = 4;

/** Places and stories lead on to what is like them and is not listed already, and to pages that the visitor has seen. */
function renderRelated({ id, type }: ContentItem, listed: readonly ContentItem[]): string {
  if (type !== 'place' && type !== 'article') return '';
  const related = { itemId: id, exclude: listed.map((other) => other.id), layout: 'grid', limit: 3 };
  const seen = { mode: 'recent', layout: 'grid', limit: 3 };
  // A page that is left before its end has been seen, too.
  return (
    mountElement('related-content', related, { id: 'related', load: 'idle' }) +
    mountElement('related-content', seen, { id: 'seen', load: 'idle' })
  );
}

function renderOnwards(item: ContentItem, language: Language): { list: string; grid: string } {
  const { title, items, isNearby } = onwards(item, language);
  const cards = items.map((one) => ({ ...cardOf(one), of: { id: one.id, type: one.type } }));
  if (items.length === 0) return { list: '', grid: '' };
  if (isNearby) return { list: '', grid: renderNearby(item, title, items) };
  const isStory = item.type === 'article';
  if (isStory || items.length <= shown)
    return {
      list: '',
      grid: renderGrid({
        id: 'onwards',
        variant: 'card',
        columns: 4,
        title,
        items: cards,
        viewAll: isStory ? planOfStory(item.id, language) : undefined,
        // What a story speaks of is kept for one's own plan.
        hearts: isStory,
        // Below a short article it is in view from the start.
        load: afterPaint,
      }),
    };
  const list = renderCards({ variant: 'compact', columns: 3, items: cards });
  return { list: part(title, `<div class="site-column">${list}</div>`), grid: '' };
}

/** The stories before and after one, as cards; the first has one after it alone. */
function renderNeighbours({ id }: ContentItem, language: Language): string {
  const at = articles.findIndex((article) => article.id === id);
  const items = (
    [
      ['previousStory', articles[at - 1]],
      ['nextStory', articles[at + 1]],
    ] as const
  ).flatMap(([key, article]) => {
    const story = at === -1 ? undefined : itemAt(language, `/${language}/articles/${article?.id ?? ''}`);
    return story ? [{ ...cardOf(story), tags: [label(key, language)] }] : [];
  });
  if (items.length === 0) return '';
  const title = label('moreStories', language);
  return renderGrid({ id: 'stories', variant: 'compact', columns: 2, title, items });
}

/** The map of a region with its places. */
const renderRegionMap = ({ id }: ContentItem, language: Language): string =>
  renderPlacesMap(
    { id: 'map', title: label('onMap', language), text: label('onMapText', language) },
    language,
    id.replace('region-', ''),
  );

/** The region that a place is in, as the last page above it. */
const regionAbove = ({ type, region, keys }: ContentItem, language: Language) =>
  type === 'place' && region && keys.region
    ? [{ ctaLabel: region, ctaLink: `/${language}/regions/${keys.region}` }]
    : [];

/** Words above the title of an item: what it is, and where. */
const eyebrowOf = ({ type, region, title }: ContentItem, language: Language): string =>
  [labelOf('types', type, language), ...(region && region !== title ? [region] : [])].join(' · ');

/** What the widget at the head of an article or a place adds; other pages have a head of the template's own. */
function introOf({ type, id, addedOn, minutes }: ContentItem): ContentParts['intro'] {
  const intro = { itemId: id, showFavourite: true };
  if (type === 'article') return { ...intro, publishedOn: addedOn, readingMinutes: minutes };
  return type === 'place' ? intro : undefined;
}

/** A heart for an item whose page has no `page-intro`; its room is the template's. */
function heartOf(item: ContentItem): string {
  if (introOf(item)) return '';
  const { id, type, title, url, featureImage } = item;
  const config = {
    itemId: id,
    itemType: type,
    itemTitle: title,
    itemUrl: url,
    itemImage: featureImage,
    variant: 'button',
  };
  return `<div class="site-keep">${mountElement('favourite-button', config, { load: afterPaint })}</div>`;
}

/** The page of an item. */
export function renderItemPage(item: ContentItem, options: PageOptions, actions = ''): string {
  const { language } = options;
  const path = new URL(item.url, options.address).pathname.replace(`/${language}`, '').replace(/\.html$/, '');
  const parts = `${partsOf(item, language)}${actions}`;
  const facts = renderFacts(item, language);
  const article = parts || facts ? `<div class="site-article"><div>${parts}</div>${facts}</div>` : '';
  const hasWidget = item.type === 'event' || item.type === 'b2bEvent';
  const { list, grid } = renderOnwards(item, language);
  return renderContentPage(
    {
      path,
      title: item.title,
      text: item.description,
      eyebrow: eyebrowOf(item, language),
      picture: drawingOf(item),
      intro: introOf(item),
      above: [
        ...sectionsAbove(item.type === 'theme' ? '/experiences/theme' : path, language),
        ...regionAbove(item, language),
      ],
      main: hasWidget ? list : `${heartOf(item)}${article}${list}`,
      parts: [
        item.type === 'event' ? renderEvent(item, article, language) : '',
        item.type === 'b2bEvent' ? renderTradeEvent(article, language) : '',
        ...(item.type === 'place' ? renderPlaceParts(item, language) : renderArticleEnd(item.id, language)),
        ...(item.type === 'place'
          ? [renderTablesAndBeds(item, language), renderPassing(item, language)]
          : []),
        item.type === 'region' ? renderRegionMap(item, language) : '',
        grid,
        item.type === 'article' ? renderNeighbours(item, language) : '',
      ],
      end: renderRelated(item, onwards(item, language).items),
      next: stepAfterItem(item, language),
      category: item.type,
      ...(item.type === 'article' && { styles: ['guide'] }),
      ...(item.type === 'place' && { styles: ['place'] }),
    },
    options,
  );
}
