import { useRef, useState } from 'react';
import { LazyLightbox } from '#src/lightbox/LazyLightbox.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './image-gallery.module.css';
import { PictureButton } from './PictureButton.tsx';
import { PictureCarousel } from './PictureCarousel.tsx';
import type { GalleryPicture } from './pictures.ts';
import { sizesOf } from './sizes.ts';
import type { Config } from './widget.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly config: Config;
  readonly pictures: readonly GalleryPicture[];
  /** Names the carousel and the large view. */
  readonly label: string;
}

const ratios = { grid: '4:3', mosaic: 'fill', carousel: 'fill', social: '1:1' } as const;

/** Pictures beside each other, each of which opens in large. */
export function PictureList({ config, pictures, label }: Props) {
  const { title, description, layout, columns, startIndex } = config;
  const track = useTrack();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [shown, setShown] = useState(Math.min(startIndex, pictures.length - 1));
  const [wanted, setWanted] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyLightbox, wanted !== undefined, () => {
    setWanted(undefined);
    setMissing(true);
  });
  const clickOn = (index: number) => ({
    clickText: pictures[index]?.name,
    dataLayer: { position: index + 1 },
  });
  const show = (index: number) => {
    setShown(index);
    track({ event: 'slide_change', trigger: 'user', ...clickOn(index) });
  };
  const open = (index: number) => {
    setWanted(index);
    setMissing(false);
    track({ event: 'item_click', ...clickOn(index) });
  };
  const isCarousel = layout === 'carousel';
  const figure = (picture: GalleryPicture, index: number) => (
    <figure className={styles['item']}>
      <PictureButton
        ref={(button) => {
          buttons.current[index] = button;
        }}
        picture={picture}
        ratio={ratios[layout]}
        sizes={sizesOf(config, index, pictures.length)}
        onOpen={() => open(index)}
      />
      {(isCarousel || layout === 'grid') && <Words picture={picture} />}
    </figure>
  );

  return (
    <div className={styles['place']}>
      {isCarousel ? (
        <PictureCarousel
          pictures={pictures}
          label={label}
          isUnderHead={Boolean(title || description)}
          index={shown}
          onShow={show}
        >
          {figure}
        </PictureCarousel>
      ) : (
        <ul className={styles['list']} data-layout={layout} data-columns={columns}>
          {pictures.map((picture, index) => (
            <li key={picture.key}>{figure(picture, index)}</li>
          ))}
        </ul>
      )}
      {isMissing && <NotLoaded className={styles['note']} />}
      {isOpen && wanted !== undefined && (
        <LazyLightbox
          title={label}
          pictures={pictures}
          startIndex={wanted}
          onShow={show}
          onClose={() => setWanted(undefined)}
          focusAfter={(index) => buttons.current[index]}
        />
      )}
    </div>
  );
}
