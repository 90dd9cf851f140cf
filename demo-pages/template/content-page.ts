import type { Language } from '#src/i18n/languages.ts';
import type { PageOptions } from '../options.ts';
import { readMenus, readSite, sectionsOf, type MenuItem, type Menus, type MenuLink } from './content.ts';
import { formatDays, formatMinutes } from './format.ts';
import { renderOnGrounds } from './grounds.ts';
import type { NextStep } from './next-step.ts';
import { drawing, picture as pictureConfig } from './pictures.ts';
import { renderSitePage } from './site-page.ts';
import { renderTrail } from './trail.ts';
import { label } from './words.ts';
import { attributes, escape, mountElement } from '../html.ts';
import { activeSection, currentItem } from '../../widgets/header/menu-items.ts';

/** What differs from one page of content to another. */
export interface ContentParts {
  /** Path without language. */
  readonly path: string;
  /** Its heading. */
  readonly title: string;
  /** What links call it, where that is not its heading. */
  readonly name?: string;
  readonly text: string;
  /** Its head is low, since a list is below it. */
  readonly isLow?: boolean;
  /** Words above the title. */
  readonly eyebrow: string;
  /** Name of the drawing at its head. */
  readonly picture: string;
  /** What `page-intro` adds to its head; without it the head is the template's alone. */
  readonly intro?: Intro | undefined;
  /** Pages above it, from the language's home on. */
  readonly above: readonly MenuLink[];
  /** Markup above the header: a notice. */
  readonly notice?: string;
  readonly main: string;
  /** What stands below it in the whole width of the page, on its ground. */
  readonly wide?: string;
  /** Sections below that, whose grounds alternate; one that is empty is left out. */
  readonly parts?: readonly string[];
  /** What stands below those, on the ground of the page. */
  readonly end?: string;
  /** The step that it ends with, below the question about it. */
  readonly next?: NextStep;
  /** What analytics calls its kind. */
  readonly category: string;
  /** Stylesheets of the template that it alone needs, by name. */
  readonly styles?: readonly string[];
}

/** What the head of a page has beside its title, text and picture. */
interface Intro {
  readonly itemId: string;
  readonly publishedOn?: string | undefined;
  readonly readingMinutes?: number | undefined;
  readonly showFavourite: boolean;
}

/** Whether a path belongs to the partners' portal. */
export const isPortalPath = (path: string): boolean => /^\/(content-hub|partner-tools)(\/|$)/.test(path);

/** The entry of the portal's menu that a path belongs to, and its section, as the widget finds them: nothing moves when it comes. */
function groupOf(
  path: string,
  { headerB2B }: Menus,
  language: Language,
): { group?: MenuItem; section?: ReturnType<typeof sectionsOf>[number] | undefined } {
  const page = { language, url: `https://portal.invalid/${language}${path}` };
  const entries = headerB2B.map((group) => ({ group, ctaLink: group.ctaLink, sections: sectionsOf(group) }));
  const entry = currentItem(entries, page);
  return entry ? { group: entry.group, section: activeSection(entry.sections, page) } : {};
}

/** What the header of a page shows: the portal's pages have the group and the section that they belong to. */
export const chromeOf = (path: string, menus: Menus, language: Language) =>
  isPortalPath(path)
    ? { items: menus.headerB2B, isPortal: true, ...groupOf(path, menus, language) }
    : { items: menus.header };

/** The steps above a page of the portal: its group of the menu first, where that leads to none of them. */
function withGroup(steps: readonly MenuLink[], own: string, menus: Menus, language: Language) {
  const { group } = groupOf(own, menus, language);
  const step = group && { ctaLabel: group.title, ctaLink: group.ctaLink };
  const known = [`/${language}${own}`, ...steps.map(({ ctaLink }) => ctaLink)];
  return step && !known.includes(step.ctaLink) ? [step, ...steps] : steps;
}

const pictureSizes = '(min-width: 1024px) 60vw, 100vw';

/** The head of a page, under the header but in the portal; what the widget adds has its room in it. */
function renderHead(
  { path, title, text, eyebrow, picture, intro, isLow }: ContentParts,
  language: Language,
): string {
  const under = attributes({
    'data-under-header': isPortalPath(path) ? undefined : true,
    'data-low': isLow || undefined,
  });
  const head = (marks: string, more = '') => `<div class="site-page-head"${marks}>
    <div class="site-page-picture">${drawing(picture, { sizes: pictureSizes, isFirst: true })}</div>
    <div class="site-wrap">
      ${eyebrow ? `<p class="site-page-eyebrow">${escape(eyebrow)}</p>` : ''}
      <h1 dir="auto">${escape(title)}</h1>
      <p dir="auto">${escape(text)}</p>${more}
    </div>
  </div>`;
  if (!intro) return head(under);
  const config = { title, eyebrow, lead: text, image: pictureConfig(picture, pictureSizes), ...intro };
  const { publishedOn, readingMinutes } = intro;
  const byline = [
    publishedOn && `${label('published', language)}: ${formatDays(publishedOn, publishedOn, language)}`,
    readingMinutes && formatMinutes(readingMinutes, language),
  ].flatMap((entry) => (entry ? `<li>${escape(entry)}</li>` : []));
  const more = [
    byline.length > 0 ? `<ul class="site-page-byline">${byline.join('')}</ul>` : '',
    intro.showFavourite ? '<div class="site-page-tools"></div>' : '',
  ];
  return `<div${under}>${mountElement('page-intro', config, { id: 'head', fallback: head('', more.join('')) })}</div>`;
}

/** What a page says below its head. The portal is dense: all of it is on one ground. */
function renderBody({ main, wide = '', parts = [], end = '' }: ContentParts, isPortal: boolean): string {
  const first = main || wide ? 'sunken' : 'page';
  const sections = isPortal ? parts.join('\n') : renderOnGrounds(parts, first);
  return `${main && `<div class="site-page site-wrap">${main}</div>`}${wide}${sections}${end}`;
}

/** A page of content as the CMS writes it: head with picture, where it stands, its own part, the frame of the site. */
export function renderContentPage(parts: ContentParts, options: PageOptions): string {
  const { path, title, name = title, text, above, notice, next, category, styles = [] } = parts;
  const { language } = options;
  const [menus, site] = [readMenus(language), readSite(language)];
  const isPortal = isPortalPath(path);
  const trail = [
    { ctaLabel: site.brand, ctaLink: `/${language}` },
    ...(isPortal ? withGroup(above, path, menus, language) : above),
    { ctaLabel: name, ctaLink: options.address.pathname },
  ];
  return renderSitePage(
    {
      title: `${name} – ${site.brand}`,
      name,
      category,
      description: text,
      ...(notice !== undefined && { above: notice }),
      header: chromeOf(path, menus, language),
      next,
      main: `${renderHead(parts, language)}\n${renderTrail(trail)}\n${renderBody(parts, isPortal)}`,
      styles: ['sections', 'trail', ...(isPortal ? ['portal'] : []), 'content-page', ...styles],
    },
    options,
  );
}
