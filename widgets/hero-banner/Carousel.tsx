import { useRef, useState } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { useSliderMessages } from '#src/slider/messages.ts';
import { RotationButton } from '#src/slider/RotationButton.tsx';
import { useAutoplay } from '#src/slider/useAutoplay.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import layout from '#src/ui/layout.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useTabs } from '#src/ui/useTabs.ts';
import { usePage } from '#src/widget/context.ts';
import { Bullets } from './Bullets.tsx';
import { Edge } from './Edge.tsx';
import styles from './hero-banner.module.css';
import type en from './messages/en.json';
import { reportOf } from './report.ts';
import { Slide } from './Slide.tsx';
import { TabList } from './TabList.tsx';
import { useFetched } from './useFetched.ts';
import type { Config } from './widget.ts';

/** What makes the slides follow a finger is fetched where there are fingers: on small screens. */
const LazySlider = lazyComponent(async () => (await import('#src/slider/Slider.tsx')).Slider);

/** How a visitor, or nobody, has chosen a card. */
type Choice = 'tab' | 'bullet' | 'swipe' | 'auto';

/**
 * Cards that take turns (APG: carousel). From 1024 px on they are chosen by tabs, below by swiping or by bullets
 * (contract, section 7). Whatever a visitor does stops them for good; the button starts them again.
 */
export function Carousel({ config }: { readonly config: Config }) {
  const { cards, disableAnimation, paginationBulletPosition } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const words = useSliderMessages();
  const track = useTrack();
  const isWide = useMediaQuery(from(breakpoints.desktop), true);
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isSliderReady, setSliderReady] = useState(false);
  const isFetched = useFetched(index, cards.length);
  const isAuthoring = cmsMode === 'author';
  const { canRotate, rotation, isHeld, isStill, handlers } = useAutoplay(region, {
    isWanted: !disableAnimation,
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
        : { event: 'slide_change', trigger: by === 'auto' ? 'auto' : 'user' }),
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
          'aria-roledescription': words('slide'),
          'aria-label': words('position', place(slide)),
        };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Not for acting on it: it stops what moves (APG: carousel).
    <section
      ref={region}
      className={styles['hero']}
      aria-roledescription={words('carousel')}
      aria-label={config.title || t('label')}
      data-bullets={paginationBulletPosition}
      data-rotating={rotation.isRotating || undefined}
      data-held={isHeld || undefined}
      {...handlers}
    >
      <div
        className={`${layout['content']} ${styles['controls']}`}
        data-panel={config.hideImageBrush || undefined}
        data-ground={isWide || paginationBulletPosition === 'inside' ? 'night' : undefined}
      >
        {canRotate && <RotationButton rotation={rotation} />}
        {isWide ? (
          <TabList config={config} tabs={tabs} />
        ) : (
          <Bullets config={config} index={index} onChoose={(next) => choose(next, 'bullet')} />
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
          onSwipe={(next) => choose(next, 'swipe')}
          onReady={setSliderReady}
          isReady={isSliderReady}
          isStill={isStill}
        />
      )}
    </section>
  );
}
