import { join } from 'node:path';
import type { Rolldown } from 'vite';
import order from '../rooms.json' with { type: 'json' };
import type { Limit } from './limits.ts';
import type { Built, ChunkFacts } from './widget-map.ts';
import { platformEntry, projectRoot } from './widgets.ts';

/**
 * Which chunk a file of `src` is in. What several widgets import statically is in the chunk of its room (a folder of
 * `src`). What one widget alone imports is in that widget's chunk; what only `import()` reaches is a part.
 *
 * Here stand the rooms that travel with another, and single files for which their room's chunk is too heavy. The longest
 * path counts. The first chunk of the list takes its files with all that they import, then the second, and so on; rooms
 * that are not named follow, each with a chunk of its own.
 */
export const travelsTogether: Readonly<Record<string, readonly string[]>> = {
  /** What nearly every widget imports. The rest of these rooms is needed by some: 85 kB are not enough for all. */
  platform: [
    'analytics',
    'consent/useConsent.ts',
    'schema',
    'storage',
    'widget',
    'icon/Icon.tsx',
    'media/Image.tsx',
    'page/breakpoints.ts',
    'page/hosts.ts',
    'page/language.ts',
    'page/language-link.ts',
    'page/redirect-target.ts',
    'page/scroller.ts',
    'sign-in/SignInGate.tsx',
    'sign-in/SignInLinksNote.tsx',
    'text/list-of.ts',
    'ui/Button.tsx',
    'ui/Heading.tsx',
    'ui/Link.tsx',
    'ui/NotLoaded.tsx',
    'ui/PlaceLink.tsx',
    'ui/VisuallyHidden.tsx',
    'ui/layout.module.css',
    'ui/lazy-component.ts',
    'ui/useHydrated.ts',
    'ui/useMediaQuery.ts',
    'ui/useOverPage.ts',
  ],
  /** Formats of numbers, dates and distances, what players share with films: the platform has no room for them. */
  i18n: [
    'countries/names.ts',
    'geo/distance.ts',
    'geolocation/useVisitorPoint.ts',
    'media/choose-video.ts',
    'media/stop-loading.ts',
    'media/useFullScreen.ts',
    'media/useSavesData.ts',
    'player/one-at-a-time.ts',
    'time',
    'ui/Phone.tsx',
    'widget/useFormat.ts',
  ],
  /** What is typed into fields: its patterns, and numbers. A banner does without. */
  fields: [
    'text/coordinates.ts',
    'text/digits.ts',
    'text/mail.ts',
    'text/names.ts',
    'text/patterns.ts',
    'text/phone.ts',
    'text/typed-number.ts',
  ],
  /** What asks the origin, and who is signed in. The header needs these few files of other rooms, within its 14 kB. */
  session: [
    'api',
    'page',
    'sign-in',
    'search/field.schema.ts',
    'search/fallback-term.ts',
    'ui/useLazyOpening.ts',
  ],
  /** What only some visitors are shown: where they seem to be, what they have closed, and where it may stand. */
  notices: ['countries', 'geolocation', 'ui/useStablePlacement.ts'],
  /** Pictures and films of banners, and what makes slides take turns; each room alone would be a chunk below 1 kB. */
  banner: [
    'media',
    'slider/RotationButton.tsx',
    'slider/useAutoplay.ts',
    'slider/useRotation.ts',
    'time/usePageVisible.ts',
    'ui/useTabs.ts',
  ],
  /** What panels of the header need without a section: glyphs, and a signed-in visitor's favourites. */
  icon: [
    'icon/glyphs.ts',
    'favourites/favourites.schema.ts',
    'favourites/favourite-endpoints.ts',
    'favourites/favourites-query.ts',
    'favourites/storage.ts',
    'storage/is-kept.ts',
  ],
  /** What widgets with content have in common: the frame of a section, an author's text, what opens and closes. */
  section: [
    'rich-text',
    'account/dictionary.schema.ts',
    'account/account-endpoints.ts',
    'api/own-address.ts',
    'api/sso-address.ts',
    'api/portal-endpoints.ts',
    'catalogue/history.ts',
    'drafts/draft-key.ts',
    'i18n/duration.ts',
    'i18n/language-names.ts',
    'i18n/month-runs.ts',
    'lightbox/DownloadLink.tsx',
    'outputs/content-lines.ts',
    'page/id-href.ts',
    'outputs/copy.ts',
    'outputs/messages.ts',
    'outputs/print.ts',
    'outputs/share.ts',
    'outputs/share-or-copy.ts',
    'search/item-types.ts',
    'search/TermField.tsx',
    'search/term-field.module.css',
    'account/dictionary-queries.ts',
    'session/unreachable.ts',
    'session/useAfterHydration.ts',
    'account/useInterests.ts',
    'account/useMailToken.ts',
    'session/useEndpointUrl.ts',
    'favourites/sign-in-reasons.ts',
    'sign-in/storage.ts',
    'storage/choice.ts',
    'text/slices.ts',
    'ui/Chip.tsx',
    'ui/choice-tile.module.css',
    'ui/DayRow.tsx',
    'ui/FieldShell.tsx',
    'ui/Select.tsx',
    'ui/Skeleton.tsx',
    'ui/chip.module.css',
    'ui/day-row.module.css',
    'ui/field-shell.module.css',
    'ui/select.module.css',
    'ui/skeleton.module.css',
    'page/trusted-types.ts',
    'sign-in/CtaButton.tsx',
    'sign-in/CtaLink.tsx',
    'sign-in/cta-button.module.css',
    'sign-in/requests',
    'ui/deep-link-items.ts',
    'ui/useDeepLink.ts',
    'ui/useStable.ts',
    'ui/useFocusInSight.ts',
    'ui/useToolbar.ts',
    'widget/MountElement.tsx',
    'widget/structured-data.ts',
  ],
  /** The search box, within its 14 kB: only it has so far a use for what it says to a screen reader. */
  search: [
    'api/answers',
    'api/search-endpoints.ts',
    'text',
    'ui/announce.ts',
    'ui/announce.module.css',
    'ui/useAnnounce.ts',
  ],
  /** What forms need that do without the engine; what was typed is kept for all, also behind the portal's gate; what else its widgets share. */
  drafts: [
    'drafts',
    'api/read-form-answer.ts',
    'portal',
    'subscriptions/subscriptions.schema.ts',
    'subscriptions/subscription-endpoints.ts',
    'forms/ErrorSummary.tsx',
    'forms/ErrorText.tsx',
    'forms/error-summary.module.css',
    'forms/limits.ts',
    'session/usePersonalState.ts',
    'subscriptions/queries.ts',
    'text/count.ts',
    'ui/Meter.tsx',
    'ui/SuccessNote.tsx',
    'ui/Switch.tsx',
    'ui/choice.module.css',
    'ui/meter.module.css',
    'ui/success-note.module.css',
    'ui/switch.module.css',
  ],
  /** What says that a part stays away, of forms and of calendars. */
  'parts-away': ['ui/FetchedPart.tsx', 'ui/PartAway.tsx', 'ui/useFetchedPart.ts'],
  /** What only widgets of the visitor's account need: their calls, the prompt to sign in, what is offered afterwards. */
  members: [
    'account',
    'sign-in/useKeptOffer.ts',
    'sign-in/SignInPrompt.tsx',
    'sign-in/sign-in-prompt.module.css',
  ],
  /** Maps, and what only widgets with a map ask: the limits of the country, lines and GeoJSON. */
  map: ['catalogue/map/useMapAddress.ts', 'geo/bounds.ts', 'geo/geojson.ts', 'geo/line.ts'],
  /** Cards, and the place of a heart on them; what lists of cards share. */
  cards: [
    'catalogue/sources',
    'favourites/LazyFavouriteButton.tsx',
    'favourites/lazy-favourite-button.module.css',
  ],
  /** Keys of a menu: the panel of a visitor's account has them, and a plan; the header's other parts have no room for them. */
  menu: ['ui/menu-keys.ts'],
  /** Entries that are put in order: a plan has them, and a set of files. Dialogs and menus of other widgets have no room for them. */
  reorder: ['ui/MenuButton.tsx', 'ui/menu-button.module.css', 'ui/reorder'],
  /** Tabs in their usual look: neither the header nor most sections have any. */
  tabs: ['ui/TabList.tsx', 'ui/Tabs.tsx', 'ui/tabs.module.css'],
  /** Tabs that become an accordion. */
  tabbedPanels: [
    'ui/TabbedPanels.tsx',
    'ui/shown-panels.ts',
    'ui/tabbed-panels.module.css',
    'ui/useIsWide.ts',
  ],
  /** The state of a list in the address of its page, and links to another: a table has them without the search. */
  'list-state': [
    'catalogue/LazyPagination.ts',
    'catalogue/InPlaceLink.tsx',
    'catalogue/filters/ranges.ts',
    'catalogue/names.ts',
    'catalogue/state.ts',
    'catalogue/useListState.ts',
    'ui/category-colours.module.css',
  ],
  /** Lists that the search fills, and what asks it for cards: a page whose cards are written down does without. */
  catalogue: ['catalogue/sources/cards-query.ts'],
  /** What catalogues have beyond a list: filters beside it, facts of its cards. */
  rail: [
    'api/answers/full-item.schema.ts',
    'cards/facts',
    'catalogue/filters',
    'catalogue/map',
    'hours/hours.schema.ts',
    'items',
  ],
  /** What only widgets of registrations need: the places that visitors have. */
  registration: [
    'events/registration',
    'events/registration-events.ts',
    'events/registration-queries.ts',
    'events/registration.schema.ts',
    'events/useRegistrationChange.ts',
    'events/useRegistrations.ts',
  ],
  /** The form engine, and what only forms need of other rooms. */
  forms: ['api/upload.ts'],
  /** What only forms of an account need: passwords, and mails that are sent again. */
  account: ['forms/account'],
  /** What travel essentials have in common: a choice by typing, the day of an answer, what was asked about visas, copying, printing and sharing. */
  essentials: [
    'dated',
    'geolocation/user-visa.ts',
    'outputs/CopyButton.tsx',
    'outputs/PrintButton.tsx',
    'outputs/ShareButton.tsx',
    'outputs/print-alone.module.css',
    'outputs/print-alone.ts',
    'ui/RadioTiles.tsx',
    'ui/SwapButton.tsx',
    'ui/SwapPair.tsx',
    'ui/combobox',
    'ui/radio-tiles.module.css',
    'ui/swap-button.module.css',
    'ui/swap-pair.module.css',
  ],
  /** What only widgets with events need: their dates, and files for calendars; beside these the other files that are kept. */
  events: [
    'outputs/ics.ts',
    'outputs/keep-calendar.ts',
    'outputs/keep-file.ts',
    'outputs/web-calendars.ts',
    'table/csv-write.ts',
  ],
  /** Facts and prices of an event or of a place: most sections have none. */
  facts: ['ui/FactList.tsx', 'ui/PriceTable.tsx', 'ui/fact-list.module.css', 'ui/price-table.module.css'],
  /** What pages of one event say of it. */
  'event-page': ['events/page'],
  /** What says that something was done or not: alerts, and what keeps a visitor's consent. */
  alert: ['consent/answer-life.schema.ts', 'consent/write-consent.ts'],
};

const rules = new Map(
  Object.entries(travelsTogether).flatMap(([chunk, paths]) => paths.map((path) => [path, chunk] as const)),
);

const source = join(projectRoot, 'src/');

/** The path of `travelsTogether` that decides about a module; undefined where its room does. */
export function ruleFor(id: string): string | undefined {
  if (!id.startsWith(source)) return undefined;
  let path = id.slice(source.length).replace(/\?.*/, '');
  while (path && !rules.has(path)) path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return path || undefined;
}

/** The chunk a module is in if several widgets import it statically; undefined outside `src`. */
export function chunkOf(id: string): string | undefined {
  if (id === platformEntry) return 'platform';
  const rule = ruleFor(id);
  if (rule !== undefined) return rules.get(rule);
  return id.startsWith(source) ? id.slice(source.length).split('/')[0] : undefined;
}

/** Chunks that also take what one widget alone imports; the forms' has its library. */
const wholeChunks = new Set(['platform', 'notices', 'forms']);

/** The last to take their files: they take what is left of what they import. */
const lastChunks = [
  'reorder',
  'forms',
  'account',
  'tabbedPanels',
  'map',
  'rail',
  'alert',
  'embeds',
  'calendar',
  'outputs',
  'events',
  'registration',
  'event-page',
];

/** In the order in which they take their files. */
const chunks = [...new Set([...Object.keys(travelsTogether), ...order.rooms])].toSorted(
  (one, other) => lastChunks.indexOf(one) - lastChunks.indexOf(other),
);

/** The chunks as the bundler takes them. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = chunks.map((name, index) => ({
  name,
  test: (id) => chunkOf(id) === name,
  priority: chunks.length - index,
  // Reached by static imports from a widget or the platform.
  tags: ['$initial'],
  minShareCount: wholeChunks.has(name) ? 1 : 2,
}));

/**
 * Shared chunks that one widget may need, so that it is not a request for each handful of lines. Catalogues stand on the most
 * engines: lists, filters, cards, formats, icons, the search. A visitor's plan stands on a map, moving, favourites, calendar files,
 * sharing and printing beside these.
 */
const mostNeeds = 20;

/** A shared chunk below this, in bytes, is a request for too little. The keys of a menu are the smallest that has a reason. */
const leastSize = 256;

/** What is wrong with the rules above, as sentences; none where each of them decides about something that is bundled. */
export function chunkFaults({ chunks }: Pick<Built, 'chunks'>): string[] {
  const used = new Set(
    chunks.flatMap(({ modules }) => modules.map((path) => ruleFor(join(projectRoot, path)))),
  );
  return [...rules.keys()]
    .filter((rule) => !used.has(rule))
    .map((rule) => `scripts/build/chunks.ts: nothing that is bundled matches "${rule}".`);
}

/**
 * The limits of chunks: of the widget that needs most of them, and of each chunk and widget that passes one. What is too
 * small is told alone: a file becomes a chunk of its own as soon as a second widget imports it.
 *
 * @param sizeOf bytes of a chunk's code and styles as they go over the line
 */
export function chunkLimits(
  { widgets, shared, chunks }: Built,
  sizeOf: (chunk: ChunkFacts) => number,
): Limit[] {
  const [, ...withoutPlatform] = shared;
  const small = withoutPlatform.flatMap((chunk) => {
    const { modules = [] } = chunks.find(({ hash }) => hash === chunk.hash) ?? {};
    const now = sizeOf(chunk);
    const what = `bytes of the shared chunk with ${modules.join(', ')}`;
    return now < leastSize ? [{ what, limit: leastSize, now, isLeast: true }] : [];
  });
  const needs = widgets
    .map(({ name, needs }) => ({ what: `shared chunks of ${name}`, limit: mostNeeds, now: needs.length }))
    .toSorted((one, other) => other.now - one.now);
  return [...needs.filter(({ now }, at) => at === 0 || now > mostNeeds), ...small];
}
