import { arrow } from '#src/icon/common-glyphs.ts';
import { escape } from '../../html.ts';
import type { MenuLink } from '../content.ts';
import { icon } from '../glyph.ts';
import { renderCards } from '../sections.ts';

/** The carousel as its author wrote it, as far as the CMS shows it. */
interface Carousel {
  readonly title: string;
  readonly description: string;
  readonly viewAll: MenuLink;
  readonly items: readonly {
    readonly title: string;
    readonly url: string;
    readonly description: string;
    readonly categories: readonly string[];
    readonly image: { readonly defaultImage: string };
  }[];
}

/** The cards in a grid, all of them. */
export function fallback({ title, description, viewAll, items }: Carousel): string {
  const cards = items.map(({ image, categories, ...card }) => ({
    ...card,
    tags: categories,
    picture: image.defaultImage.replace(/^.*\/|\.jpg$/g, ''),
  }));
  return `<section class="site-column">
    <div class="site-section">
      <div class="site-head">
        <div><h2>${escape(title)}</h2><p>${escape(description)}</p></div>
        <a class="site-link" href="${escape(viewAll.ctaLink)}"><span>${escape(viewAll.ctaLabel)}</span>${icon(arrow)}</a>
      </div>
      ${renderCards({ variant: 'card', columns: 3, items: cards })}
    </div>
  </section>`;
}
