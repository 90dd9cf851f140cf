import { renderPage, type PageParts } from '../page.ts';
import type { PageOptions } from '../options.ts';
import { readMenus, readSite } from './content.ts';
import { renderHeader, type HeaderParts } from './header.ts';
import { renderNextStep, type NextStep } from './next-step.ts';
import { renderFeedback } from './page-end.ts';
import { renderFooter } from './sections.ts';
import { renderSignIn } from './sign-in.ts';

/** What differs from one page of the site to another. */
export interface SitePageParts extends Pick<
  PageParts,
  'title' | 'name' | 'description' | 'category' | 'subcategory' | 'head' | 'main'
> {
  /** Markup above the header: a notice. */
  readonly above?: string;
  /** What its header shows. */
  readonly header: Omit<HeaderParts, 'language' | 'menus' | 'site'>;
  /** The step that it ends with, below the question about it. */
  readonly next?: NextStep | undefined;
  /** Stylesheets of the template beyond those of every page, by name. */
  readonly styles: readonly string[];
}

/** Stylesheets of what every page has. */
const frameStyles = ['header', 'header-wide', 'buttons', 'page-end', 'footer'];

/** A page of the site: the header, its own part, the footer, and the stylesheets that these need. */
export function renderSitePage(parts: SitePageParts, options: PageOptions): string {
  const { header, styles, above = '', next, ...own } = parts;
  const { language } = options;
  const { isPortal = false } = header;
  const [menus, site] = [readMenus(language), readSite(language)];
  return renderPage(
    {
      ...own,
      main:
        own.main +
        renderFeedback({ language, site, isPortal }) +
        (next ? renderNextStep(next, isPortal) : ''),
      ...(isPortal && { mode: 'B2B', theme: 'blue' }),
      header: above + renderHeader({ language, menus, site, ...header }, options),
      headerSkips: true,
      footer: renderFooter({ language, site, menus, isPortal }) + renderSignIn(language, isPortal),
      styles: [...new Set([...frameStyles, ...styles, ...(next ? ['banner'] : [])])].map(
        (sheet) => `/demo-pages/template/${sheet}.css`,
      ),
    },
    options,
  );
}
