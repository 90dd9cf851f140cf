import { useRef, useState } from 'react';
import { LazyLightbox } from '#src/lightbox/LazyLightbox.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './image-gallery.module.css';
import { PictureButton } from './PictureButton.tsx';
import type { GalleryPicture } from './pictures.ts';
import type { Config } from './widget.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly config: Config;
  readonly pictures: readonly GalleryPicture[];
  /** Names the large view. */
  readonly label: string;
}

/** Pictures beside each other, each of which opens in large. */
export function PictureList({ config, pictures, label }: Props) {
  const { layout, columns } = config;
  const track = useTrack();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [wanted, setWanted] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyLightbox, wanted !== undefined, () => {
    setWanted(undefined);
    setMissing(true);
  });
  const report = (event: 'item_click' | 'slide_change', index: number) =>
    track({
      event,
      clickText: pictures[index]?.name,
      ...(event === 'slide_change' && { trigger: 'user' }),
      dataLayer: { position: index + 1 },
    });
  const isGrid = layout === 'grid';

  return (
    <div className={styles['place']}>
      <ul className={styles['list']} data-layout={layout} data-columns={columns}>
        {pictures.map((picture, index) => (
          <li key={picture.key}>
            <figure className={styles['item']}>
              <PictureButton
                ref={(button) => {
                  buttons.current[index] = button;
                }}
                picture={picture}
                ratio={isGrid ? '4:3' : layout === 'social' ? '1:1' : 'fill'}
                sizes={`(min-width: 768px) ${Math.round(100 / columns)}vw, 50vw`}
                onOpen={() => {
                  setWanted(index);
                  setMissing(false);
                  report('item_click', index);
                }}
              />
              {isGrid && <Words picture={picture} />}
            </figure>
          </li>
        ))}
      </ul>
      {isMissing && <NotLoaded className={styles['note']} />}
      {isOpen && wanted !== undefined && (
        <LazyLightbox
          title={label}
          pictures={pictures}
          startIndex={wanted}
          onShow={(index) => report('slide_change', index)}
          onClose={() => setWanted(undefined)}
          focusAfter={(index) => buttons.current[index]}
        />
      )}
    </div>
  );
}
