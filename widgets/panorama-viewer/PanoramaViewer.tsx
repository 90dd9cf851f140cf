import { useRef, useState } from 'react';
import { chooseImage } from '#src/media/choose-image.ts';
import { Image } from '#src/media/Image.tsx';
import { useSavesData } from '#src/media/useSavesData.ts';
import { Section } from '#src/section/Section.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { FlatPicture } from './FlatPicture.tsx';
import type en from './messages/en.json';
import styles from './panorama-viewer.module.css';
import { RestingSpots } from './RestingSpots.tsx';
import { SpotList } from './SpotList.tsx';
import { spotsOf, type Selection, type Spot } from './spots.ts';
import { StartButton } from './StartButton.tsx';
import type { SphereState } from './start-sphere.ts';
import { useWrongRatio } from './useWrongRatio.ts';
import type widget from './widget.ts';

const LazySphere = lazyComponent(async () => (await import('./Sphere.tsx')).Sphere);

/**
 * A picture all around the visitor, who starts it, and the list of what can be seen in it. Where no sphere can be drawn, or
 * little data is wanted, there are the flat picture and the list.
 */
export function PanoramaViewer({ config }: WidgetProps<typeof widget>) {
  const { title, headingLevel, image, fallbackImage, hotspots, startYaw, startPitch } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isAuthor = usePage().cmsMode === 'author';
  const isHydrated = useHydrated();
  const savesData = useSavesData() && isHydrated;
  const stage = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [state, setState] = useState<SphereState>();
  const [selection, setSelection] = useState<Selection>();
  const hasCome = useLazyOpening(LazySphere, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  const picture = image && chooseImage(image);
  const wrong = useWrongRatio(isAuthor ? picture?.src : undefined);
  if (!picture) return null;

  const spots = spotsOf(hotspots);
  const trouble = state === 'running' ? undefined : (state ?? (savesData ? 'saving' : undefined));
  const isGone = state === 'unsupported' || state === 'failed';
  const isFlat = isAuthor || Boolean(trouble);
  const still = fallbackImage && chooseImage(fallbackImage) ? fallbackImage : undefined;

  const begin = () => {
    if (isWanted) return;
    setMissing(false);
    setWanted(true);
    track({ event: 'media_play', clickText: title || t('panorama') });
  };
  const select = (next: Selection | undefined) => {
    setSelection(next);
    if (!next) return;
    const { label, number } = next.spot;
    track({ event: 'map_marker_click', clickText: label, dataLayer: { position: number } });
  };
  const selectSpot = (spot: Spot, opener: HTMLElement) => {
    begin();
    select({ spot, opener });
  };

  return (
    <Section
      config={config}
      label={t('panorama')}
      note={wrong !== undefined && t('ratio', { width: wrong.width, height: wrong.height })}
      className={styles['section']}
    >
      <div
        ref={stage}
        className={styles['stage']}
        data-running={state === 'running' || undefined}
        aria-busy={(isWanted && !state) || undefined}
      >
        {isFlat && !still ? (
          <FlatPicture image={image} />
        ) : (
          <div className={styles['still']}>
            <Image image={still ?? image} ratio="fill" />
          </div>
        )}
        {hasCome && !isGone && (
          <LazySphere
            config={config}
            picture={picture}
            spots={spots}
            selection={selection}
            onSelect={select}
            state={state}
            onState={setState}
            stage={stage}
          />
        )}
        {isHydrated && !isFlat && state === undefined && (
          <RestingSpots
            spots={spots.filter(({ at }) => at !== undefined)}
            start={still && { yaw: startYaw, pitch: startPitch }}
            onSelect={selectSpot}
          />
        )}
        {!isFlat && state === undefined && <StartButton isStarting={isWanted} onPress={begin} />}
        {isMissing && <NotLoaded className={styles['refused']} />}
      </div>
      <div role="status">{trouble && <p className={styles['trouble']}>{t(trouble)}</p>}</div>
      {state === 'running' && (
        <p className={styles['keys']} aria-hidden="true">
          {t('keys')}
        </p>
      )}
      {spots.length > 0 && (
        <SpotList
          spots={spots}
          hotspots={hotspots}
          headingLevel={headingLevel}
          onSelect={isHydrated && !isFlat ? selectSpot : undefined}
        />
      )}
    </Section>
  );
}
