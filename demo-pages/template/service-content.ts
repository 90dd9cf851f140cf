import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { renderAccessRequest } from './access-request.ts';
import { renderAdvice } from './advice.ts';
import { renderByCountry } from './by-country.ts';
import { readContent, readSite } from './content.ts';
import type { ContentParts } from './content-page.ts';
import { renderCalls, type Call } from './emergency.ts';
import { renderEnlist } from './enlist.ts';
import { renderClimateGuide } from './climate-guide.ts';
import {
  renderBeside,
  renderFigures,
  renderFolds,
  section,
  type Figure,
  type Fold,
  type ServicePart,
} from './guide.ts';
import { cardOf } from './item-card.ts';
import { renderHolidays } from './holidays.ts';
import { renderInsights } from './insights.ts';
import { renderItinerary, renderTrips } from './itinerary.ts';
import { renderBadgeWall, renderLearning, renderLearningPath } from './learning.ts';
import { stepAfterList, writtenStep, type WrittenStep } from './next-step.ts';
import { renderPacking } from './packing.ts';
import { renderPlacesMap } from './places-map.ts';
import { renderPlanner } from './planner.ts';
import { renderPaywall } from './paywall.ts';
import { renderPhrases } from './phrases.ts';
import { renderSignUp } from './page-end.ts';
import {
  renderBookings,
  renderCollections,
  renderDownloads,
  renderFavouriteFiles,
  renderMembers,
} from './portal-tables.ts';
import { renderQuiz } from './quiz.ts';
import { renderPrayers } from './prayers.ts';
import { renderRates } from './rates.ts';
import { renderRoute, renderRoutes } from './route.ts';
import { renderGrid } from './sections.ts';
import { renderTransport } from './transport.ts';
import { renderStatistics } from './statistics.ts';
import { renderVisa } from './visa.ts';

type InLanguages<Text> = Readonly<Record<Language, Text>>;

/** Words of a part; `body` is HTML of an author. */
interface PartText {
  readonly title: string;
  readonly text?: string;
  readonly body?: string;
  /** What its picture shows. */
  readonly alt?: string;
}

/** Parts that need their words alone: what they show has a file of its own. */
const renderers = {
  accessRequest: renderAccessRequest,
  advice: renderAdvice,
  badgeWall: renderBadgeWall,
  bookings: renderBookings,
  byCountry: renderByCountry,
  climate: renderClimateGuide,
  collections: renderCollections,
  downloads: renderDownloads,
  enlist: renderEnlist,
  favouriteFiles: renderFavouriteFiles,
  holidays: renderHolidays,
  insights: renderInsights,
  itinerary: renderItinerary,
  learning: renderLearning,
  learningPath: renderLearningPath,
  members: renderMembers,
  packing: renderPacking,
  rates: renderRates,
  route: renderRoute,
  routes: renderRoutes,
  phrases: renderPhrases,
  placesMap: renderPlacesMap,
  planner: renderPlanner,
  transport: renderTransport,
  quiz: renderQuiz,
  prayers: renderPrayers,
  statistics: renderStatistics,
  trips: renderTrips,
  visa: renderVisa,
} as const satisfies Record<string, (part: ServicePart, language: Language) => string>;

/** A part of a page of service, as its file in `content/services` has it: `kind` says which widget shows it. */
type Part = { readonly id: string; readonly texts: InLanguages<PartText> } & (
  | { readonly kind: 'text'; readonly variant?: 'lead' | 'note' | 'warning' }
  | { readonly kind: 'beside'; readonly picture: string }
  | { readonly kind: 'figures'; readonly figures: InLanguages<readonly Figure[]> }
  | { readonly kind: 'folds'; readonly folds: InLanguages<readonly Fold[]> }
  /** Cards of items, by their paths without language. */
  | { readonly kind: 'cards'; readonly paths: readonly string[] }
  | { readonly kind: 'calls'; readonly calls: readonly Call[] }
  | { readonly kind: 'paywall'; readonly name: string }
  | { readonly kind: 'newsletter' }
  | { readonly kind: keyof typeof renderers }
);

interface ServiceFile {
  readonly parts: readonly Part[];
  readonly next: WrittenStep;
}

/** @param load when its widget comes, where that is not as its kind says */
function renderPart(part: Part, language: Language, load?: string): string {
  const { id, texts } = part;
  const { title, text = '', body = '', alt = '' } = texts[language];
  switch (part.kind) {
    case 'text':
      return mountElement(
        'rich-text',
        { title, body, variant: part.variant },
        { id, fallback: section(title, '', body), load },
      );
    case 'beside':
      return renderBeside({ id, title, body, picture: part.picture, alt, load });
    case 'figures':
      return renderFigures(id, title, part.figures[language]);
    case 'folds':
      return renderFolds(id, title, text, part.folds[language], load);
    case 'cards': {
      const items = part.paths.flatMap((path) => itemAt(language, `/${language}${path}`) ?? []);
      return renderGrid({
        id,
        title,
        description: text,
        variant: 'card',
        columns: 3,
        items: items.map(cardOf),
        load,
      });
    }
    case 'calls':
      return renderCalls({ id, title, text, load }, part.calls, language);
    case 'paywall':
      return renderPaywall({ id, title, text, body, name: part.name, load }, language);
    case 'newsletter':
      return renderSignUp({ id, title, description: text, language, site: readSite(language), load });
    default:
      return renderers[part.kind]({ id, title, text, load }, language);
  }
}

/**
 * What a page of service says below its head, and the step that it ends with; of one without a file the questions alone.
 *
 * @param questions are the last of its parts
 */
export function renderService(
  path: string,
  language: Language,
  questions = '',
): Required<Pick<ContentParts, 'parts' | 'next'>> {
  const file = `content/services${path}.json`;
  if (!existsSync(join(import.meta.dirname, '..', file)))
    return { parts: [questions], next: stepAfterList(path, language) };
  const { parts, next } = readContent(file) as ServiceFile;
  // The first is in view.
  const written = parts.map((part, index) =>
    renderPart(part, language, index === 0 ? afterPaint : undefined),
  );
  return { parts: [...written, questions], next: writtenStep(next, language) };
}
