import { attributes, escape } from '../../html.ts';
import { drawing } from '../pictures.ts';

/** The guide as its author wrote it, as far as the CMS shows it. */
interface Guide {
  readonly title: string;
  readonly description: string;
  readonly stops: readonly {
    readonly id: string;
    readonly title: string;
    readonly src?: string;
    readonly transcript: string;
    readonly image?: { readonly defaultImage: string; readonly alt: string };
    readonly lang?: string;
  }[];
}

const sizes = '(min-width: 1024px) 620px, (min-width: 768px) 720px, 420px';

/** Its stops in their order, each with the browser's own player and its transcript. */
export function fallback({ title, description, stops }: Guide): string {
  const items = stops.map((stop) => {
    const name = /\/([^/]+)\.jpg$/.exec(stop.image?.defaultImage ?? '')?.[1];
    const picture = name
      ? `<div class="site-picture">${drawing(name, { sizes, alt: stop.image?.alt ?? '' })}</div>`
      : '';
    const sound = stop.src
      ? `<audio${attributes({ controls: true, preload: 'none', src: stop.src, lang: stop.lang, 'aria-label': stop.title })}></audio>`
      : '';
    return `<li class="site-card" data-variant="card">
          ${picture}
          <div class="site-card-body"><h3>${escape(stop.title)}</h3>${sound}${stop.transcript}</div>
        </li>`;
  });
  return `<section class="site-column">
    <div class="site-section">
      <div class="site-head">
        <div><h2>${escape(title)}</h2><p>${escape(description)}</p></div>
      </div>
      <ol class="site-grid" role="list" data-variant="card" data-columns="2">
        ${items.join('\n        ')}
      </ol>
    </div>
  </section>`;
}
