import type { Language } from '#src/i18n/languages.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { attributes, escape } from '../../html.ts';
import type { PageOptions } from '../../options.ts';
import type { MenuLink } from '../content.ts';
import { formatDays, formatMonthOfYear } from '../format.ts';
import { icon } from '../glyph.ts';
import { drawing } from '../pictures.ts';

/** The `timeline` of the page of stories, as an author wrote it. */
interface Config {
  readonly title: string;
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly date: string;
    readonly dateLabel?: string;
    readonly era?: string;
    readonly title: string;
    readonly body: string;
    readonly image?: { readonly defaultImage: string; readonly alt: string };
    readonly cta?: MenuLink;
  }[];
}

/** Its entries as the CMS writes them: eras with their headings, in each a list in order of time. */
export function fallback(config: Config, { language }: Pick<PageOptions, 'language'>): string {
  const eras: { readonly name: string; readonly items: string[] }[] = [];
  for (const entry of config.entries) {
    if (entry.era || eras.length === 0) eras.push({ name: entry.era ?? '', items: [] });
    eras.at(-1)?.items.push(renderEntry(entry, language));
  }
  const lists = eras.map(
    ({ name, items }) =>
      `<div class="site-era">${name ? `<h3>${escape(name)}</h3>` : ''}<ol role="list">${items.join('')}</ol></div>`,
  );
  return `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(config.title)}</h2><p>${escape(config.description)}</p></div></div>
    <div class="site-timeline">${lists.join('')}</div>
  </div></section>`;
}

function renderEntry(entry: Config['entries'][number], language: Language): string {
  const { id, title, body, image, cta } = entry;
  const name = /\/([^/]+)\.jpg$/.exec(image?.defaultImage ?? '')?.[1];
  const sizes = '(min-width: 1024px) 620px, (min-width: 768px) 720px, 420px';
  const picture = name
    ? `<div class="site-picture">${drawing(name, { sizes, alt: image?.alt ?? '' })}</div>`
    : '';
  const link = cta
    ? `<a class="site-link" href="${escape(cta.ctaLink)}"><span>${escape(cta.ctaLabel)}</span>${icon(arrow)}</a>`
    : '';
  return `<li${attributes({ id })}><p class="site-when">${escape(whenOf(entry, language))}</p>${picture}<div><h4>${escape(title)}</h4>${body}${link}</div></li>`;
}

function whenOf({ date, dateLabel }: Config['entries'][number], language: Language): string {
  if (dateLabel) return dateLabel;
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return formatDays(date, date, language);
  return /^\d{4}-\d\d$/.test(date) ? formatMonthOfYear(date, language) : date;
}
