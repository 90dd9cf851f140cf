import { arrow } from '#src/icon/common-glyphs.ts';
import { attributes, escape } from '../../html.ts';
import { icon } from '../glyph.ts';

/** The panorama as its author wrote it, as far as the CMS shows it. */
interface Panorama {
  readonly title: string;
  readonly description: string;
  readonly fallbackImage: { readonly desktopImage: string; readonly alt: string };
  readonly hotspots: readonly { readonly label: string; readonly text: string; readonly ctaLink?: string }[];
}

/** The still picture, and all that can be seen in the panorama as a list. */
export function fallback({ title, description, fallbackImage, hotspots }: Panorama): string {
  const img = attributes({
    src: fallbackImage.desktopImage,
    alt: fallbackImage.alt,
    width: '1600',
    height: '1000',
    loading: 'lazy',
    decoding: 'async',
  });
  const items = hotspots.map(({ label, text, ctaLink }) => {
    const name = ctaLink
      ? `<a class="site-link" href="${escape(ctaLink)}"><span>${escape(label)}</span>${icon(arrow)}</a>`
      : escape(label);
    return `<li><h3>${name}</h3><p class="site-card-text">${escape(text)}</p></li>`;
  });
  return `<section class="site-column">
    <div class="site-section">
      <div class="site-head">
        <div><h2>${escape(title)}</h2><p>${escape(description)}</p></div>
      </div>
      <div class="site-picture"><img${img}></div>
      <ol class="site-grid" role="list" data-variant="compact" data-columns="3">${items.join('')}</ol>
    </div>
  </section>`;
}
