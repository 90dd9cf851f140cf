import { use, useLayoutEffect, useState, type RefObject } from 'react';
import { chooseImage } from '#src/media/choose-image.ts';
import { srcsetAddress } from '#src/media/srcset.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import type { GalleryPicture } from './pictures.ts';

/**
 * The picture that the CMS had shown in the widget's place, until ours is decoded: nobody sees an empty box between them.
 * Undefined where the CMS had shown none, or not yet.
 *
 * @param frame holds our picture
 */
export function useCmsPicture(
  frame: RefObject<HTMLElement | null>,
  { image, text }: GalleryPicture,
): string | undefined {
  const { fallback } = use(TextSourceContext);
  const [address, setAddress] = useState<string>();

  useLayoutEffect(() => {
    const { current } = frame;
    const shown = [...(fallback?.querySelectorAll('img') ?? [])].find(
      (own) => own.complete && own.naturalWidth > 0 && isOf(own, image, text),
    );
    if (!current || !shown) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- The fallback's nodes are known once the widget has taken their place.
    setAddress(shown.currentSrc || shown.src);
    // It says so on its way down: the event of a picture does not rise.
    const onLoad = async ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.closest('picture')) return;
      await target.decode().catch(() => {});
      setAddress(undefined);
    };
    current.addEventListener('load', onLoad, true);
    return () => current.removeEventListener('load', onLoad, true);
  }, [fallback, frame, image, text]);

  return address;
}

/** Whether an image of the CMS is this picture: by its file, else by its words. */
function isOf(own: HTMLImageElement, image: GalleryPicture['image'], text: string): boolean {
  const chosen = chooseImage(image);
  const sets = [chosen?.srcSet, ...(chosen?.sources.map(({ srcSet }) => srcSet) ?? [])];
  const files = [chosen?.src, image.defaultImage, ...sets.flatMap((set) => set?.split(/,?\s+/) ?? [])];
  const written = [own.getAttribute('src') ?? '', own.currentSrc].flatMap((file) => [
    file,
    srcsetAddress(file),
  ]);
  return written.some((file) => file && files.includes(file)) || (text !== '' && own.alt === text);
}
