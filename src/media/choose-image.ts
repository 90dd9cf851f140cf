import type { ImageReference } from '#src/schema/common.schema.ts';
import { authoredSrcset, srcsetAddress } from './srcset.ts';

/** Files for one kind of screen. */
export interface Source {
  readonly srcSet: string;
  readonly media?: string | undefined;
  readonly sizes?: string | undefined;
}

/** What a `<picture>` offers a browser: the first source whose `media` matches, else the image itself. */
export interface Picture {
  readonly sources: readonly Source[];
  readonly src: string;
  readonly srcSet?: string | undefined;
}

/** Below this width, in px, the small-screen picture is shown (catalogue, conventions: "Image"). */
const desktopFrom = 1024;

/** Screens from this width on, in px, get the large set. */
const largeFrom = 2500;

const widths = [640, 960, 1280, 1600, 2000];
const largeWidths = [2500, 3840];

/** Width of the file that a browser without `srcset` gets. */
const plainWidth = 1280;

/**
 * Chooses among the references that a CMS holds for a picture (catalogue, conventions: "Image"): DAM, Scene7 or
 * address for wide and for small screens, `breakpoints` before all, `defaultImage` where there is nothing else.
 *
 * @returns undefined where there is nothing to show
 */
export function chooseImage(image: ImageReference): Picture | undefined {
  const { pullDesktopImageFromDAM, pullMobileImageFromDAM, defaultImage } = image;
  const desktop = pullDesktopImageFromDAM
    ? address(image.fileReference)
    : (scene7(image.s7fileReference) ?? address(image.desktopImage) ?? address(image.fileReference));
  const mobile = pullMobileImageFromDAM
    ? address(image.mobileImageReference)
    : (scene7(image.s7mobileImageReference) ??
      address(image.mobileImage) ??
      address(image.mobileImageReference));

  const sources: Source[] = image.breakpoints.map(({ srcset, media, sizes }) => ({
    srcSet: authoredSrcset(srcset),
    media,
    sizes,
  }));
  const wide = desktop ?? address(defaultImage) ?? mobile ?? firstOf(sources[0]?.srcSet);
  if (!wide) return undefined;
  if (mobile && mobile !== wide) {
    sources.push({
      srcSet: mobile.srcSet ?? srcsetAddress(mobile.src),
      media: `(max-width: ${desktopFrom - 0.02}px)`,
    });
  }
  if (wide.large) sources.push({ srcSet: wide.large, media: `(min-width: ${largeFrom}px)` });
  return { sources, src: wide.src, srcSet: wide.srcSet };
}

/** One reference, as a browser takes it. */
interface Files {
  readonly src: string;
  readonly srcSet?: string;
  readonly large?: string;
}

const address = (src: string | undefined): Files | undefined => (src ? { src } : undefined);

/** Scene7 renders any width that it is asked for. */
function scene7(reference: string | undefined): Files | undefined {
  if (!reference) return undefined;
  const setOf = (list: readonly number[]) =>
    list.map((width) => `${srcsetAddress(withWidth(reference, width))} ${width}w`).join(', ');
  return { src: withWidth(reference, plainWidth), srcSet: setOf(widths), large: setOf(largeWidths) };
}

function withWidth(reference: string, width: number): string {
  const [path = '', query = ''] = reference.replace(/#.*/, '').split(/\?(.*)/s);
  const others = query.split('&').filter((pair) => pair !== '' && !/^wid=/i.test(pair));
  return `${path}?${[...others, `wid=${width}`].join('&')}`;
}

/** The first file of a `srcset`: its address ends at a space, or at a comma that a space follows. */
const firstOf = (srcset: string | undefined): Files | undefined =>
  address(/^[\s,]*(\S+?),?(\s|$)/.exec(srcset ?? '')?.[1]);
