import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { articles } from '#origin/data.ts';
import { readContent, readTexts } from './content.ts';
import { tripThrough } from './itinerary.ts';
import { renderBanner } from './sections.ts';
import { teaserOf, type Teaser } from './teaser.ts';
import { label, type LabelKey } from './words.ts';

/** The one step that a page ends with: to plan, to read, to write. */

/** Where a step leads, with its words. */
export interface NextStep extends Teaser {
  readonly action: string;
}

/** The step of a page of service, as its file has it. */
export interface WrittenStep {
  /** Path without language, or a whole address. */
  readonly path: string;
  readonly picture: string;
  readonly texts: Readonly<Record<Language, Readonly<Record<'title' | 'text' | 'action', string>>>>;
}

/** The step that an author wrote. */
export const writtenStep = ({ path, picture, texts }: WrittenStep, language: Language): NextStep => ({
  ...texts[language],
  picture,
  href: path.startsWith('/') ? `/${language}${path}` : path,
});

/** The step that a page of service ends with, for another page that leads there. */
const stepOf = (path: string, language: Language): NextStep =>
  writtenStep((readContent(`content/services${path}.json`) as { next: WrittenStep }).next, language);

/** To one's own plan. */
export const planStep = (language: Language): NextStep => stepOf('/plan/itineraries', language);

/** To what one needs to enter the country. */
export const visaStep = (language: Language): NextStep => stepOf('/getting-here', language);

/** To a page of the site, with what that page says of itself. */
export const stepTo = (path: string, action: LabelKey, language: Language): NextStep => ({
  ...teaserOf(path, language),
  action: label(action, language),
});

/** To the desk that answers visitors. */
const askStep = (language: Language): NextStep => ({
  ...(readTexts('contact', language) as Pick<NextStep, 'title' | 'text'>),
  picture: 'coffee',
  action: label('ask', language),
  href: `/${language}/contact`,
});

/** Where lists lead: to a story, a trip, or the page that comes next in the work of the trade. */
const afterLists: Readonly<Record<string, readonly [path: string, action: LabelKey]>> = {
  '/places': ['/plan/itineraries/alula-hegra-slow', 'seeTrip'],
  '/regions': ['/articles/unesco-road-trip', 'readStory'],
  '/experiences': ['/articles/stargazing-guide', 'readStory'],
  '/activities': ['/articles/first-dive-red-sea', 'readStory'],
  '/events': ['/articles/when-to-go', 'readStory'],
  '/stays': ['/plan/itineraries/riyadh-tuwaiq-edge', 'seeTrip'],
  '/dining': ['/articles/saudi-coffee-etiquette', 'readStory'],
  '/tours': ['/plan/itineraries/jeddah-red-sea', 'seeTrip'],
  '/offers': ['/articles/shopping-souqs', 'readStory'],
  '/content-hub/visual-assets': ['/content-hub/brand-kit', 'toBrandKit'],
  '/partner-tools/directory': ['/partner-tools/calendar', 'toTradeDates'],
  '/partner-tools/tours': ['/partner-tools/academy', 'toCourses'],
  '/partner-tools/calendar': ['/partner-tools/academy', 'toCourses'],
};

/** The step of a page that lists items, or that has no file of its own. */
export function stepAfterList(path: string, language: Language): NextStep {
  const after = afterLists[path];
  if (after) return stepTo(...after, language);
  return path === '/faq' ? askStep(language) : planStep(language);
}

/** Where the pages of the trade's items lead. */
const afterTrade: typeof afterLists = {
  asset: ['/content-hub/visual-assets/collection', 'toCollection'],
  b2bEvent: ['/partner-tools/calendar', 'toTradeDates'],
  course: ['/partner-tools/academy', 'toCourses'],
  partner: ['/partner-tools/directory', 'toPartners'],
};

/** The step of the page of an item: a story leads to a trip that passes its places, a tour to those who answer. */
export function stepAfterItem({ type, id }: ContentItem, language: Language): NextStep {
  const trade = afterTrade[type];
  if (trade) return stepTo(...trade, language);
  if (type === 'package') return askStep(language);
  const story = type === 'article' ? articles.find((one) => one.id === id) : undefined;
  const trip = story && tripThrough(story.placeIds);
  return trip ? stepTo(`/plan/itineraries/${trip}`, 'seeTrip', language) : planStep(language);
}

/** A `promotional-banner` with the step; the portal is dense. */
export const renderNextStep = ({ title, text, picture, action, href }: NextStep, isPortal: boolean): string =>
  renderBanner({
    id: 'next',
    layout: isPortal ? 'strip' : 'split',
    title,
    description: text,
    picture,
    alt: '',
    actions: [{ ctaLabel: action, ctaLink: href }],
  });
