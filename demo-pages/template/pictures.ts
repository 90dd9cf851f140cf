import { attributes } from '../html.ts';

/** Widths in which each picture lies in `public/images`. */
const widths = [320, 640, 960, 1280, 1920, 2560];

const srcSet = (name: string) => widths.map((width) => `/images/${name}-${width}.avif ${width}w`).join(', ');

const isAddress = (name: string): boolean => name.startsWith('/');

/**
 * One of our drawings as an author configures it: all widths, and a stand-in for browsers without AVIF. A company's mark
 * is told by its address: it has letters, which never turn with the reading direction.
 *
 * @param sizes how wide it is drawn: as it covers its box, that is more than the width of a box taller than 16:9
 */
export const picture = (name: string, sizes: string, alt = '') => ({
  desktopImage: isAddress(name) ? name : `/images/${name}-1280.avif`,
  defaultImage: isAddress(name) ? name : `/images/${name}.jpg`,
  breakpoints: isAddress(name) ? [] : [{ srcset: srcSet(name), sizes }],
  drawing: !isAddress(name),
  ...(alt ? { alt } : { decorative: true }),
});

/** What is said of a drawing where it is shown. */
export interface ImgOptions {
  readonly sizes: string;
  readonly alt?: string;
  /** In view at once: asked for before all else. */
  readonly isFirst?: boolean;
}

/** The same drawing as the template itself shows it, in a box that gives it its shape. */
export function drawing(name: string, { sizes, alt = '', isFirst = false }: ImgOptions): string {
  const isMark = isAddress(name);
  const marks = attributes({
    class: isMark ? 'site-mark' : 'site-drawing',
    src: isMark ? name : `/images/${name}.jpg`,
    alt,
    width: isMark ? '960' : '1600',
    height: isMark ? '960' : '900',
    ...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' }),
  });
  if (isMark) return `<picture><img${marks}></picture>`;
  return `<picture><source${attributes({ type: 'image/avif', srcset: srcSet(name), sizes })}><img${marks}></picture>`;
}

/**
 * Asks for a drawing before the body of the page has come.
 *
 * @param media on which screens it is shown; on all of them without it
 */
export const preloadPicture = (name: string, sizes: string, media?: string): string => {
  const [type, imagesrcset] = ['image/avif', srcSet(name)];
  const marks = {
    rel: 'preload',
    as: 'image',
    type,
    imagesrcset,
    imagesizes: sizes,
    media,
    fetchpriority: 'high',
  };
  return `<link${attributes(marks)}>`;
};
