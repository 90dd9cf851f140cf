import { chooseImage } from '#src/media/choose-image.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import type { Config } from './widget.ts';

type Props = Pick<Config, 'title' | 'image'> & {
  readonly itemId: string;
  /** Page of the item; without it the heart names the page that it is on. */
  readonly url: string | undefined;
};

/** Keeps the item that the text is about. */
export const Favourite = ({ title, image, itemId, url }: Props) => (
  <MountElement
    name="favourite-button"
    config={{
      itemId,
      itemTitle: title,
      itemUrl: url,
      itemImage: image && chooseImage(image)?.src,
      variant: 'button',
    }}
  />
);
