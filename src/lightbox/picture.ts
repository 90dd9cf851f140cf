import { chooseImage } from '#src/media/choose-image.ts';
import type { ImageReference } from '#src/schema/common.schema.ts';

/** A picture that is shown large. */
export interface LightboxPicture {
  readonly key: string;
  readonly image: ImageReference;
  /** What it shows, for those who do not see it. */
  readonly text: string;
  readonly caption?: string;
  /** Who made it, and under which licence it may be used. */
  readonly credit?: string;
  /** Address of the file, where visitors may keep it. */
  readonly download?: string | undefined;
}

/** The files of a picture on this screen. */
export interface PictureFiles {
  readonly src: string;
  readonly srcSet: string | undefined;
  /** Shown where the others fail. */
  readonly standIn: string | undefined;
}

/**
 * What `<picture>` would choose: the first source whose media query holds, else the image itself.
 *
 * @param matches whether a media query holds
 */
export function filesOf(image: ImageReference, matches: (query: string) => boolean): PictureFiles {
  const picture = chooseImage(image);
  const source = picture?.sources.find(({ media }) => !media || matches(media));
  const src = picture?.src ?? '';
  const { defaultImage } = image;
  return {
    src,
    srcSet: source?.srcSet ?? picture?.srcSet,
    standIn: defaultImage !== src || source ? defaultImage : undefined,
  };
}
