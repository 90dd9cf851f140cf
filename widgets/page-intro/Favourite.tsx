import { chooseImage } from '#src/media/choose-image.ts';
import { usePage } from '#src/widget/context.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import type { Config } from './widget.ts';

type Props = Pick<Config, 'title' | 'image'> & { readonly itemId: string };

/** Keeps the item that the page shows. */
export function Favourite({ title, image, itemId }: Props) {
  const { category, url } = usePage();
  const config = {
    itemId,
    // A page's category says what it is about: place, event, article.
    itemType: category,
    itemTitle: title,
    // Without parameters, which may be the visitor's own.
    itemUrl: new URL(url).pathname,
    itemImage: image && chooseImage(image)?.src,
    variant: 'button',
  };
  return <MountElement name="favourite-button" config={config} />;
}
