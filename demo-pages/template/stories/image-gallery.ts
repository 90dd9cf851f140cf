import { attributes, escape } from '../../html.ts';

/** The gallery as its author wrote it, as far as the CMS shows it. */
interface Gallery {
  readonly title: string;
  readonly description: string;
  readonly images: readonly {
    readonly image: {
      readonly defaultImage: string;
      readonly alt: string;
      readonly breakpoints: readonly { readonly srcset: string }[];
    };
    readonly caption: string;
    readonly credit: string;
    readonly licence: string;
  }[];
}

const sizes = '(min-width: 768px) 460px, 480px';

/** The pictures in a grid, each with its caption. */
export function fallback({ title, description, images }: Gallery): string {
  const items = images.map(({ image, caption, credit, licence }) => {
    const sources = image.breakpoints.map(
      ({ srcset }) => `<source${attributes({ type: 'image/avif', srcset, sizes })}>`,
    );
    const img = attributes({
      class: 'site-drawing',
      src: image.defaultImage,
      alt: image.alt,
      width: '1600',
      height: '900',
      loading: 'lazy',
      decoding: 'async',
    });
    return `<li><article class="site-card" data-variant="card">
          <div class="site-picture"><picture>${sources.join('')}<img${img}></picture></div>
          <div class="site-card-body">
            <p>${escape(caption)}</p>
            <p class="site-card-text">${escape(`${credit} · ${licence}`)}</p>
          </div>
        </article></li>`;
  });
  return `<section class="site-column">
    <div class="site-section">
      <div class="site-head">
        <div><h2>${escape(title)}</h2><p>${escape(description)}</p></div>
      </div>
      <ul class="site-grid" data-variant="card" data-columns="3">
        ${items.join('\n        ')}
      </ul>
    </div>
  </section>`;
}
