import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../options.ts';
import { readMenus, readTexts } from '../template/content.ts';
import { preloadHero, renderHero, type HeroCard } from '../template/hero.ts';
import { tripCards } from '../template/itinerary.ts';
import { renderRegions } from '../template/regions.ts';
import { renderSeasons } from '../template/seasons.ts';
import { renderBanner, renderGrid } from '../template/sections.ts';
import { planStep } from '../template/next-step.ts';
import { renderSitePage } from '../template/site-page.ts';
import { renderWhatsOn } from '../template/whats-on.ts';

export const title = 'Home page';

export const purpose =
  'The home page for visitors, as a CMS writes it, in eight languages: complete before any script runs.';

export const picture = 'alula';

/** Texts of the page in one language; addresses and pictures are the same in all and stand below. */
interface Texts {
  readonly title: string;
  readonly hero: {
    readonly label: string;
    readonly cards: readonly Omit<HeroCard, 'url' | 'picture'>[];
  };
  readonly places: {
    readonly title: string;
    readonly description: string;
    readonly all: string;
    readonly items: readonly {
      readonly title: string;
      readonly description: string;
      readonly note: string;
    }[];
  };
  readonly banner: Readonly<
    Record<'eyebrow' | 'title' | 'description' | 'alt' | 'reserve' | 'route', string>
  >;
  readonly events: Parameters<typeof renderWhatsOn>[0];
  readonly seasons: Parameters<typeof renderSeasons>[0];
  readonly map: Readonly<Record<'title' | 'description', string>>;
  readonly trade: {
    readonly title: string;
    readonly items: readonly Readonly<Record<'title' | 'description', string>>[];
  };
  readonly routes: {
    readonly title: string;
    readonly description: string;
    readonly action: string;
    readonly all: string;
    readonly items: readonly {
      readonly title: string;
      readonly description: string;
      readonly tags: readonly string[];
    }[];
  };
  readonly members: Readonly<Record<'title' | 'description' | 'action', string>>;
  readonly questions: {
    readonly title: string;
    readonly description: string;
    readonly all: string;
    readonly items: readonly string[];
  };
}

/** Where each card of the hero leads, and its drawing. */
const heroes = [
  ['/articles/three-days-in-alula', 'hegra'],
  ['/places/al-balad', 'jeddah-al-balad'],
  ['/articles/first-dive-red-sea', 'red-sea'],
  ['/places/empty-quarter', 'empty-quarter'],
] as const;

/** Where each place of the mosaic leads, its drawing, and the hour at which it is at its best. */
const places = [
  ['/places/at-turaif', 'diriyah', '16:50'],
  ['/places/edge-of-the-world', 'edge-of-the-world', '17:20'],
  ['/places/al-soudah', 'asir', '07:00'],
  ['/events/taif-rose-harvest', 'taif', '05:40'],
  ['/places/al-ahsa-oasis', 'al-ahsa', '16:00'],
  ['/places/rijal-almaa', 'rijal-almaa', '08:30'],
  ['/places/farasan-islands', 'farasan', '11:00'],
] as const;

/** The article of each route that is longer than the trips, from five days on, and its drawing. */
const routes = [
  ['hiking-asir', 'asir'],
  ['desert-camping-safety', 'empty-quarter'],
  ['first-dive-red-sea', 'red-sea'],
] as const;

/** Where the trade and the press go, and what stands beside. */
const professionals = [
  ['/portal', 'riyadh'],
  ['/press', 'hegra'],
] as const;

const questions = ['need-visa', 'cards-or-cash', 'dress', 'trains', 'prayer-hours', 'wheelchair'];

/** Trips and routes, the shortest first. */
function renderRoutes({ items, all, ...words }: Texts['routes'], language: Language): string {
  const longer = items.map((item, index) => {
    const [id = '', picture = ''] = routes[index] ?? [];
    return { ...item, url: `/${language}/articles/${id}`, picture, of: { id, type: 'article' } };
  });
  return renderGrid({
    id: 'routes',
    variant: 'card',
    columns: 3,
    ...words,
    viewAll: { ctaLabel: all, ctaLink: `/${language}/interests` },
    items: [...tripCards(language), ...longer],
  });
}

const renderProfessionals = ({ title: name, items }: Texts['trade'], language: Language): string =>
  renderGrid({
    id: 'professionals',
    variant: 'compact',
    columns: 2,
    title: name,
    items: items.map((item, index) => {
      const [path = '', picture = ''] = professionals[index] ?? [];
      return { ...item, url: `/${language}${path}`, picture };
    }),
  });

/** The home page as the CMS writes it. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('home', language) as Texts;
  const at = (path: string) => `/${language}${path}`;
  const now = new Date();
  const { hero } = texts;
  const cards = hero.cards.map((card, index) => {
    const [path = '', drawing = ''] = heroes[index] ?? [];
    return { ...card, url: at(path), picture: drawing };
  });
  const main = [
    renderHero(hero.label, cards),
    renderWhatsOn(texts.events, language, now),
    renderGrid({
      id: 'places',
      variant: 'overlay',
      columns: 4,
      title: texts.places.title,
      description: texts.places.description,
      viewAll: { ctaLabel: texts.places.all, ctaLink: at('/places') },
      items: places.map(([path, picture, hour], index) => {
        const { title: name = '', description = '', note = '' } = texts.places.items[index] ?? {};
        return { title: name, description, url: at(path), picture, tags: [hour, note] };
      }),
    }),
    `<div class="site-sunken">${renderSeasons(texts.seasons, language, now)}</div>`,
    `<div class="site-band">${renderBanner({
      id: 'winter-nights',
      layout: 'overlay',
      ...texts.banner,
      picture: 'alula',
      from: '2025-10-01',
      actions: [
        { ctaLabel: texts.banner.reserve, ctaLink: at('/events/elephant-rock-star-nights') },
        { ctaLabel: texts.banner.route, ctaLink: at('/articles/three-days-in-alula') },
      ],
    })}</div>`,
    renderRoutes(texts.routes, language),
    `<div class="site-sunken">${renderRegions(texts.map, language)}</div>`,
    renderProfessionals(texts.trade, language),
    `<div class="site-band">${renderBanner({
      id: 'members',
      layout: 'overlay',
      ...texts.members,
      picture: 'farasan',
      alt: '',
      actions: [
        { ctaLabel: texts.members.action, ctaLink: at('/offers?audience=loyalty'), requiresLogin: true },
      ],
    })}</div>`,
    `<div class="site-sunken">${renderGrid({
      id: 'questions',
      variant: 'links',
      columns: 2,
      title: texts.questions.title,
      description: texts.questions.description,
      viewAll: { ctaLabel: texts.questions.all, ctaLink: at('/faq') },
      items: questions.map((id, index) => ({
        title: texts.questions.items[index] ?? '',
        url: `${at('/faq')}#${id}`,
      })),
    })}</div>`,
  ];
  return renderSitePage(
    {
      title: texts.title,
      name: title,
      category: 'home',
      description: hero.cards[0]?.text ?? texts.places.description,
      head: preloadHero(cards),
      header: { items: readMenus(language).header },
      main: main.join('\n'),
      next: planStep(language),
      styles: ['hero', 'sections', 'mosaic', 'banner', 'regions'],
    },
    options,
  );
}
