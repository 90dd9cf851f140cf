import { escape } from '../../html.ts';
import { renderCards } from '../sections.ts';

/** The `region-map` of the page of stories, as its author wrote it. */
interface Config {
  readonly title: string;
  readonly description: string;
  readonly regions: readonly {
    readonly id: string;
    readonly label: string;
    readonly teaser: string;
    readonly ctaLink: string;
    readonly image: { readonly defaultImage: string };
  }[];
}

/** Its regions as the CMS writes them: small cards, each with its link, about as high together as the map. */
export function fallback({ title, description, regions }: Config): string {
  const items = regions.map(({ label, teaser, ctaLink, image }) => ({
    title: label,
    url: ctaLink,
    description: teaser,
    picture: /\/([^/]+)\.jpg$/.exec(image.defaultImage)?.[1] ?? '',
  }));
  return `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(title)}</h2><p>${escape(description)}</p></div></div>
    ${renderCards({ variant: 'compact', columns: 3, items })}
  </div></section>`;
}
