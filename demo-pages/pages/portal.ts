import type { Language } from '#src/i18n/languages.ts';
import { allContent } from '#origin/content.ts';
import { licences } from '#origin/data.ts';
import { learning } from '#origin/data-portal.ts';
import { assetById } from '#origin/media.ts';
import { escape } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readMenus, readSite, readTexts, sectionsOf } from '../template/content.ts';
import { renderDashboard, type DashboardTexts } from '../template/dashboard.ts';
import { formatDays, formatNumber } from '../template/format.ts';
import { renderSearchForm } from '../template/header.ts';
import { stepTo } from '../template/next-step.ts';
import { drawing, preloadPicture } from '../template/pictures.ts';
import { renderBanner, renderGrid } from '../template/sections.ts';
import { renderSitePage } from '../template/site-page.ts';
import { renderTrail } from '../template/trail.ts';
import { renderTradeDates } from '../template/whats-on.ts';
import { label } from '../template/words.ts';

export const title = 'Partner portal';

export const purpose =
  'The portal for trade partners (B2B, blue): visual assets, courses and tools, as a CMS writes them.';

export const picture = 'farasan';

/** Texts of the page in one language. */
interface Texts {
  readonly title: string;
  /** The text has `{count}` for the number of media that the library finds. */
  readonly hero: { readonly title: string; readonly text: string };
  readonly search: string;
  readonly assets: {
    readonly title: string;
    readonly description: string;
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly description: string;
      readonly tags: readonly string[];
    }[];
  };
  readonly dashboard: DashboardTexts;
  readonly kit: Readonly<Record<'title' | 'description' | 'action' | 'alt', string>>;
  readonly courses: {
    readonly title: string;
    readonly description: string;
    readonly items: readonly { readonly id: string; readonly title: string; readonly description: string }[];
  };
}

/** The drawing beside the title: only wide screens show it, and no other fetches it. */
const heroPicture = { name: 'farasan', sizes: '50vw', media: '(min-width: 1024px)' };

function renderHero({ hero, search }: Texts, language: Language): string {
  return `<section class="site-portal-hero" aria-labelledby="hero-title">
  <div class="site-portal-picture">${drawing(heroPicture.name, { sizes: heroPicture.sizes })}</div>
  <div class="site-wrap">
    <h1 id="hero-title">${escape(hero.title)}</h1>
    <p>${escape(hero.text)}</p>
    ${renderSearchForm(language, 'portal-search-term', search, readMenus(language).labels.searchLabel)}
  </div>
</section>`;
}

function withCount(texts: Texts, language: Language): Texts {
  const found = allContent(language).filter(({ type }) => type === 'asset').length;
  const text = texts.hero.text.replace('{count}', formatNumber(found, language));
  return { ...texts, hero: { ...texts.hero, text } };
}

/** What one may do with an asset, and until when. */
function termsOf(id: string, language: Language): string[] {
  const asset = assetById(id);
  const licence = licences.find(({ key }) => key === asset?.licence)?.label[language] ?? '';
  const until = asset?.expires ? formatDays(asset.expires, asset.expires, language) : '';
  return [licence, until && `${label('expires', language)}: ${until}`].filter(Boolean);
}

/** The portal as the CMS writes it. */
export function render(language: Language, options: PageOptions): string {
  const texts = withCount(readTexts('portal', language) as Texts, language);
  const [menus, site] = [readMenus(language), readSite(language)];
  const at = (path: string) => `/${language}${path}`;
  const [stored, ...tools] = menus.headerB2B;
  if (!stored) throw new Error(`The portal has no menu in ${language}.`);
  const [library, ...rest] = sectionsOf(stored);
  if (!library) throw new Error(`The portal's menu in ${language} has no library.`);
  // The library of the demo is this page.
  const assets = { ...library, id: 'portal', href: at('/portal.html') };
  const hub = { ...stored, sections: JSON.stringify([assets, ...rest]) };

  const main = [
    renderTrail([
      { ctaLabel: site.brand, ctaLink: `/${language}` },
      { ctaLabel: hub.title, ctaLink: hub.ctaLink },
      { ctaLabel: assets.sectionName, ctaLink: assets.href },
    ]),
    renderHero(texts, language),
    renderGrid({
      id: 'assets',
      // On a telephone it begins below the title, in view from the start.
      load: afterPaint,
      isFirst: true,
      variant: 'compact',
      columns: 2,
      title: texts.assets.title,
      description: texts.assets.description,
      viewAll: { ctaLabel: menus.labels.viewAll, ctaLink: at('/content-hub/visual-assets') },
      items: texts.assets.items.map(({ id, description, ...item }) => ({
        ...item,
        description: [description, ...termsOf(id, language)].join(' · '),
        picture: assetById(id)?.picture ?? '',
        url: at(`/content-hub/visual-assets/${id.toLowerCase()}`),
      })),
    }),
    // Below what a visitor sees first: it is higher for whoever is signed in, and nothing in view may move.
    renderDashboard(texts.dashboard, language),
    renderTradeDates(menus.labels.viewAll, language, new Date()),
    renderBanner({
      id: 'brand-kit',
      layout: 'strip',
      ...texts.kit,
      picture: 'farasan',
      actions: [{ ctaLabel: texts.kit.action, ctaLink: at('/content-hub/brand-kit'), requiresLogin: true }],
    }),
    renderGrid({
      id: 'courses',
      variant: 'compact',
      columns: 2,
      title: texts.courses.title,
      description: texts.courses.description,
      viewAll: { ctaLabel: menus.labels.viewAll, ctaLink: at('/partner-tools/academy') },
      items: texts.courses.items.map(({ id, ...item }) => ({
        ...item,
        url: at(`/partner-tools/academy/${id}`),
        picture: learning.courses.find(({ courseId }) => courseId === id)?.image ?? '',
      })),
    }),
    `<div class="site-sunken">${renderGrid({
      id: 'tools',
      variant: 'links',
      columns: 3,
      title: tools[0]?.title ?? '',
      items: tools.flatMap(sectionsOf).map(({ sectionName, href }) => ({ title: sectionName, url: href })),
    })}</div>`,
  ];
  return renderSitePage(
    {
      title: texts.title,
      name: title,
      category: 'content-hub',
      subcategory: 'visual-assets',
      description: texts.hero.text,
      head: preloadPicture(heroPicture.name, heroPicture.sizes, heroPicture.media),
      header: { items: [hub, ...tools], group: hub, section: assets, isPortal: true },
      main: main.join('\n'),
      next: stepTo('/partner-tools/request-access', 'toAccess', language),
      styles: ['sections', 'banner', 'trail', 'portal', 'guide'],
    },
    options,
  );
}
