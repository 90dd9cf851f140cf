import { chooseImage } from '#src/media/choose-image.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

type Entry = Config['images'][number];

/** A picture as all layouts show it. */
export interface GalleryPicture {
  readonly key: string;
  readonly image: Entry['image'];
  /** What it shows, for those who do not see it: its author's text, else its caption; empty where it is decoration. */
  readonly text: string;
  /** What its button is called: also where there is no text. */
  readonly name: string;
  readonly caption: string;
  /** Who made it and how it may be used; empty where that is not shown. */
  readonly credit: string;
  /** Its author has not said what it shows. */
  readonly lacksText: boolean;
  readonly download: string | undefined;
}

/** The pictures of a configuration, with the words that stand for each. */
export function picturesOf(config: Config, t: Translate<keyof typeof en>): GalleryPicture[] {
  const { images, showCredits, allowDownload } = config;
  const times = new Map<string, number>();
  return images.map(({ image, caption, credit, licence }, index) => {
    const { alt, decorative } = image;
    const file = chooseImage(image)?.src;
    // The same file may stand in a gallery twice.
    const time = (times.get(file ?? '') ?? 0) + 1;
    times.set(file ?? '', time);
    const text = decorative ? '' : alt || caption;
    const words = [credit && t('credit', { name: credit }), licence].filter(Boolean);
    return {
      key: `${file} ${time}`,
      image,
      text,
      name: text || caption || t('picture', { index: index + 1, total: images.length }),
      caption,
      credit: showCredits ? words.join(' · ') : '',
      lacksText: !alt && !decorative,
      download: allowDownload ? file : undefined,
    };
  });
}
