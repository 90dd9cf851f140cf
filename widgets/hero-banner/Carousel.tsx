import { useRef, useState } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { RotationButton } from '#src/slider/RotationButton.tsx';
import { useAutoplay } from '#src/slider/useAutoplay.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import layout from '#src/ui/layout.module.css';
import { pause, play } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useTabs } from '#src/ui/useTabs.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { Bullets } from './Bullets.tsx';
import { Edge } from './Edge.tsx';
import styles from './hero-banner.module.css';
import type en from './messages/en.json';
import { reportOf } from './report.ts';
import { Slide } from './Slide.tsx';
import { TabList } from './TabList.tsx';
import { useFetched } from './useFetched.ts';
import { useFocusHeir } from './useFocusHeir.ts';
import { useOrnament } from './useOrnament.ts';
import type { Config } from './widget.ts';

/** What makes the slides follow a finger is fetched where there are fingers: on small screens. */
const LazySlider = lazyComponent(async () => (await import('#src/slider/Slider.tsx')).Slider);

/** How a visitor (`user`: by bullet or swipe), or nobody, has chosen a card. */
type Choice = 'tab' | 'user' | 'auto';

/**
 * Cards that take turns (APG: carousel). From 1024 px on they are chosen by tabs, below by swiping or by bullets
 * (contract, section 7). Whatever a visitor does stops them for good; the button starts them again.
 */
export function Carousel({ config }: { readonly config: Config }) {
  const { cards, disableAnimation, paginationBulletPosition } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isWide = useMediaQuery(from(breakpoints.desktop), true);
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const picker = useFocusHeir();
  const { fileReference, mobileImageReference } = config.tabOrnament ?? {};
  const ornament = useOrnament('--tourism-hero-mark', isWide ? fileReference : mobileImageReference);
  const [index, setIndex] = useState(0);
  const [isSliderReady, setSliderReady] = useState(false);
  const isFetched = useFetched(index, cards.length);
  const isAuthoring = cmsMode === 'author';
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const canRotate = !disableAnimation && !isStill && !isAuthoring;
  const { rotation, isHeld, handlers } = useAutoplay(region, {
    canRotate,
    index,
    onDue: () => choose((index + 1) % cards.length, 'auto'),
  });

  const choose = (next: number, by: Choice) => {
    const card = cards[next];
    if (by !== 'auto') rotation.stop();
    if (!card || (next === index && by !== 'tab')) return;
    setIndex(next);
    track({
      ...reportOf(card, next),
      ...(by === 'tab'
        ? { event: 'tab_click', clickText: card.tabTitle || card.title }
        : { event: 'slide_change', trigger: by }),
    });
  };

  const tabs = useTabs({
    count: cards.length,
    selected: index,
    onSelect: (next) => choose(next, 'tab'),
    activation: 'manual',
  });
  const place = (slide: number) => ({ index: slide + 1, count: cards.length });
  const hasStop = ({ link, video }: Config['cards'][number]) => Boolean(link?.copy && link.url) || video;
  const marksOf = (slide: number, card: Config['cards'][number]) =>
    isWide
      ? { ...tabs.panel(slide), tabIndex: hasStop(card) ? undefined : 0 }
      : {
          role: 'group',
          'aria-roledescription': t('slide'),
          'aria-label': t('position', place(slide)),
        };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Not for acting on it: it stops what moves (APG: carousel).
    <section
      ref={region}
      className={styles['hero']}
      aria-roledescription={t('carousel')}
      aria-label={config.title || t('label')}
      data-bullets={paginationBulletPosition}
      data-rotating={rotation.isRotating || undefined}
      data-held={isHeld || undefined}
      {...handlers}
    >
      <div
        ref={ornament}
        className={`${layout['content']} ${styles['controls']}`}
        data-panel={config.hideImageBrush || undefined}
        data-ground={isWide || paginationBulletPosition === 'inside' ? 'night' : undefined}
      >
        {canRotate && (
          <RotationButton rotation={rotation} className={styles['rotation']}>
            <Icon glyph={rotation.isRotating ? pause : play} size={20} />
            <VisuallyHidden>{t(rotation.isRotating ? 'pauseRotation' : 'playRotation')}</VisuallyHidden>
          </RotationButton>
        )}
        {isWide ? (
          <TabList ref={picker} config={config} tabs={tabs} />
        ) : (
          <Bullets ref={picker} config={config} index={index} onChoose={(next) => choose(next, 'user')} />
        )}
      </div>
      <div className={styles['stage']} data-ground="night">
        <div
          ref={viewport}
          className={styles['viewport']}
          aria-live={rotation.isRotating ? 'off' : 'polite'}
          data-slider={isSliderReady || undefined}
        >
          <div className={styles['slides']}>
            {[...cards.entries()].map(([slide, card]) => (
              <Slide
                key={slide}
                config={config}
                card={card}
                index={slide}
                marks={marksOf(slide, card)}
                isCurrent={slide === index}
                isNear={isFetched(slide)}
              />
            ))}
          </div>
        </div>
        <Edge config={config} />
      </div>
      {!isWide && !isAuthoring && (
        <LazySlider
          viewport={viewport}
          index={index}
          onSwipe={(next) => choose(next, 'user')}
          onReady={setSliderReady}
          isReady={isSliderReady}
          isStill={isStill}
        />
      )}
    </section>
  );
}
