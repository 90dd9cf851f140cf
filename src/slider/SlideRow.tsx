import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { pause, play } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { zoomOf } from '#src/page/zoom.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useSliderMessages } from './messages.ts';
import { RotationButton } from './RotationButton.tsx';
import { rowOptions, type Rest } from './row-options.ts';
import {
  columnSizes,
  fits,
  goesRound,
  inView,
  knownPerView,
  lastStop,
  outside,
  stopBeside,
  type ColumnSize,
  type PerView,
} from './row-state.ts';
import buttons from './round-button.module.css';
import { SlideButtons } from './SlideButtons.tsx';
import styles from './slide-row.module.css';
import type { SliderProps } from './Slider.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useColumnSize } from './useColumnSize.ts';
import { useNear } from './useNear.ts';

/** What makes the slides follow a finger; until it is there, the row scrolls. */
const LazySlider = lazyComponent<SliderProps>(async () => (await import('./Slider.tsx')).Slider);

/** More bullets than this are a row of dots that nobody counts: the place is then written. */
const mostBullets = 12;

/** A slide of which no more than this is outside is seen whole: places are fractions. */
const whole = 0.01;

/** One of the slides. */
export interface RowSlide {
  readonly key: string;
  /** Names the slide after its place: "2 of 9: Hegra". */
  readonly label?: string | undefined;
  readonly content: ReactNode;
}

interface Props {
  /** Names the carousel. */
  readonly label: string;
  readonly slides: readonly RowSlide[];
  /** How many there are in all, where further ones come later. */
  readonly total?: number | undefined;
  /** How many are in view by the width of the column (from 900 px, from 600 px, below), 1 to 6, also 1.15 or 2.5. */
  readonly perView?: PerView | undefined;
  /** After the last slide comes the first. */
  readonly loop?: boolean;
  /** Slides change by themselves, with a button that stops them. */
  readonly autoplay?: boolean;
  /** A swipe may end between two slides. */
  readonly isFree?: boolean;
  /** A bullet for each place, up to twelve; else the place in words. */
  readonly bullets?: boolean;
  /** The slide at the beginning of the view, from 0, where who uses the row decides; else the row does. */
  readonly index?: number | undefined;
  /** Called when another slide is the first in view, by the visitor or by itself. */
  readonly onIndexChange?: (index: number, trigger: 'user' | 'auto') => void;
  /** Stands above the slides, in the row of the arrows: a heading, or controls of the user's own. */
  readonly before?: ReactNode;
  /** The arrows stand beside the head of the section, which is above it and leaves room for them at its end. */
  readonly isUnderHead?: boolean;
  readonly className?: string | undefined;
}

const ofCards: PerView = { desktop: 3, tablet: 2, mobile: 1.15 };

/**
 * Slides side by side, several in view (APG: carousel, basic). Whoever uses it tells analytics of a change. What is not in
 * view is inert, and pictures that are farther than the next slide are not asked for. Without script, and on paper, all
 * of it is there. Slides that all fit their column are a list, and not a carousel.
 */
export function SlideRow({
  label,
  slides,
  perView: asked = ofCards,
  loop = false,
  autoplay = false,
  isFree = false,
  bullets = true,
  index: given,
  onIndexChange,
  before,
  isUnderHead = false,
  total,
  className,
}: Props) {
  const isAuthoring = usePage().cmsMode === 'author';
  const t = useSliderMessages();
  const isHydrated = useHydrated();
  const region = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(0);
  const [rest, setRest] = useState<Rest>();
  const [isReady, setReady] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const size = useColumnSize(region);

  const count = slides.length;
  const rowOf = (name: ColumnSize) => ({ count, perView: knownPerView(asked[name]), isLoop: loop });
  const row = rowOf(size);
  const last = lastStop(row);
  const index = Math.min(Math.max(given ?? own, 0), Math.max(0, count - 1));
  const at = Math.min(index, last);
  const fitting = columnSizes.filter((name) => fits(rowOf(name)));
  const isPlain = fitting.length === columnSizes.length;

  const choose = (next: number | undefined, trigger: 'user' | 'auto') => {
    if (trigger === 'user') rotation.stop();
    if (next === undefined || next === at) return;
    setRest((where) => (where?.index === next ? where : undefined));
    setOwn(next);
    onIndexChange?.(next, trigger);
  };
  const byVisitor = (next: number) => choose(next, 'user');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const canRotate = autoplay && !fits(row) && !isStill && !isAuthoring;
  const { rotation, handlers } = useAutoplay(region, {
    canRotate,
    index: at,
    onDue: () => choose(stopBeside(row, at, 1) ?? 0, 'auto'),
  });

  const isLoop = goesRound(row);
  const options = useMemo(() => rowOptions({ isLoop, isFree, onRest: setRest }), [isLoop, isFree]);
  const settle = useEffectEvent(byVisitor);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The slider has come to rest: what follows is told to the user of the row.
    if (rest) settle(rest.index);
  }, [rest]);

  const position = rest ? rest.progress * (isLoop ? count : count - row.perView) : index;
  const outsideOf = (slide: number) => outside(row, position, slide);
  const isNear = useNear(count, (slide) => isScrolled || outsideOf(slide) < 1.99);
  // Where a free swipe has ended between two slides, the first of them can be reached all the same.
  const isInert = (slide: number) => isReady && slide !== at && outsideOf(slide) > whole;

  /** Reads which slide is the first in view, in a row that scrolls. */
  const adopt = () => {
    const { current } = viewport;
    const width = current?.querySelector(':scope > * > *')?.getBoundingClientRect().width;
    if (isReady || !current?.scrollLeft || !width) return;
    const to = Math.min(last, Math.round((Math.abs(current.scrollLeft) * zoomOf(current)) / width));
    if (to !== at) byVisitor(to);
  };

  // Until swiping is possible the row scrolls.
  useEffect(() => {
    const { current } = viewport;
    const [first, ...others] = current?.firstElementChild?.children ?? [];
    const to = index === 0 ? first : others[index - 1];
    if (isReady || !current || !first || !to) return;
    const edge = getComputedStyle(current).direction === 'rtl' ? 'right' : 'left';
    const way = to.getBoundingClientRect()[edge] - first.getBoundingClientRect()[edge];
    current.scrollLeft = way / zoomOf(current);
  }, [index, isReady, viewport]);

  /** A press on a slide that is seen in part, which is inert, brings it into view. */
  const bring = ({ target, clientX, clientY }: MouseEvent) => {
    if (!isReady || (target as Element).closest('a, button')) return;
    const pressed = [...(viewport.current?.firstElementChild?.children ?? [])].findIndex((slide) => {
      const { left, right, top, bottom } = slide.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
    if (pressed < 0 || outsideOf(pressed) < whole) return;
    byVisitor(pressed < position ? pressed : Math.min(last, pressed - Math.floor(row.perView) + 1));
  };

  const isList = fits(row);
  const all = Math.max(total ?? count, count);
  const place = (slide: number) => ({ index: slide + 1, count: all });
  const slideRole = (name: string | undefined, slide: number) => ({
    role: 'group',
    'aria-roledescription': t('slide'),
    'aria-label': `${t('position', place(slide))}${name ? `: ${name}` : ''}`,
  });
  const hasBullets = bullets && all <= mostBullets;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Not for acting on it: it stops what moves (APG: carousel).
    <div
      ref={region}
      className={`${styles['carousel']} ${className ?? ''}`}
      role={isList ? undefined : 'group'}
      aria-roledescription={isList ? undefined : t('carousel')}
      aria-label={isList ? undefined : label}
      {...handlers}
    >
      <div
        className={styles['row']}
        data-fits={fitting.join(' ') || undefined}
        data-count={hasBullets ? undefined : ''}
        data-under-head={isUnderHead || undefined}
        data-autoplay={autoplay || undefined}
      >
        {before && <div className={styles['before']}>{before}</div>}
        {!isPlain && (
          <>
            <div className={styles['buttons']}>
              {autoplay && !isAuthoring && (
                <RotationButton rotation={rotation} className={`${buttons['button']} ${styles['rotation']}`}>
                  <Icon glyph={rotation.isRotating ? pause : play} size={20} />
                  <VisuallyHidden>{t(rotation.isRotating ? 'pauseRotation' : 'playRotation')}</VisuallyHidden>
                </RotationButton>
              )}
              <SlideButtons
                previous={stopBeside(row, at, -1)}
                next={stopBeside(row, at, 1)}
                onChoose={byVisitor}
              />
              {!hasBullets && <p className={styles['place']}>{t('position', place(at))}</p>}
            </div>
            {hasBullets && (
              <div className={styles['bullets']} role="group" aria-label={t('choose')}>
                {slides.map(({ key }, slide) => (
                  <button
                    key={key}
                    form=""
                    type="button"
                    className={styles['bullet']}
                    aria-current={slide === at || undefined}
                    data-beyond={columnSizes.filter((name) => slide > lastStop(rowOf(name))).join(' ')}
                    onClick={() => byVisitor(slide)}
                  >
                    <VisuallyHidden>{t('slideOf', place(slide))}</VisuallyHidden>
                  </button>
                ))}
              </div>
            )}
          </>
        )}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- For a pointer alone: by keyboard the buttons lead on. */}
        <div
          ref={viewport}
          className={styles['viewport']}
          aria-live={isList ? undefined : rotation.isRotating ? 'off' : 'polite'}
          data-slider={isReady || undefined}
          onScroll={() => setScrolled(true)}
          onScrollEnd={adopt}
          onClick={bring}
        >
          <div
            className={styles['slides']}
            role={isList ? 'list' : undefined}
            aria-label={isList ? label : undefined}
            {...inView(asked, count)}
          >
            {slides.map(({ key, label: name, content }, slide) => (
              <div
                key={key}
                className={styles['slide']}
                {...(isList ? { role: 'listitem' } : slideRole(name, slide))}
                inert={isInert(slide)}
                data-near={isNear(slide) || undefined}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
      {isHydrated && !isPlain && !isAuthoring && (
        <LazySlider
          viewport={viewport}
          index={at}
          onSwipe={byVisitor}
          onReady={(ready) => {
            if (ready) adopt();
            setReady(ready);
          }}
          isReady={isReady}
          isStill={isStill}
          options={options}
        />
      )}
    </div>
  );
}
