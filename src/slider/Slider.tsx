import EmblaCarousel, { type EmblaCarouselType as Embla, type EmblaOptionsType } from 'embla-carousel';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import { usePage } from '#src/widget/context.ts';

export interface SliderProps {
  /** Shows one slide at a time, or a row of them; its first child holds the slides. */
  readonly viewport: RefObject<HTMLElement | null>;
  /** The slide to show, counted from 0; of a row the one at the beginning of the view. */
  readonly index: number;
  /** The visitor has swiped to this slide. */
  readonly onSwipe: (index: number) => void;
  /** The slides are to stand side by side from now on; and no longer. */
  readonly onReady: (isReady: boolean) => void;
  /** They do. */
  readonly isReady: boolean;
  /** Slides change at once: the visitor wants less motion. */
  readonly isStill: boolean;
  /**
   * Another options than one slide at a time, which go round and fade: these options of the library, and slides that move past.
   * The same object as long as nothing changes.
   */
  readonly options?: EmblaOptionsType | undefined;
}

/** A finger that moves less than this, in CSS px, has changed nothing (specification, section 9). */
const dragThreshold = 30;

/**
 * Lets a visitor swipe from slide to slide; in right-to-left pages the other way. It draws nothing: who uses it draws the
 * slides, shows them without it, too, and gives the buttons that a swipe needs beside it (WCAG 2.5.7).
 */
export function Slider({ viewport, index, onSwipe, onReady, isReady, isStill, options }: SliderProps) {
  const { direction } = usePage();
  const slider = useRef<Embla>(undefined);
  const ready = useEffectEvent(onReady);
  const swiped = useEffectEvent(onSwipe);
  const startIndex = useEffectEvent(() => index);

  useEffect(() => {
    // The library cannot do without one; the slides are shown without it, too.
    if (typeof IntersectionObserver !== 'function') return undefined;
    ready(true);
    return () => ready(false);
  }, []);

  // It measures the slides, so they have to stand side by side.
  useEffect(() => {
    const { current: root } = viewport;
    if (!isReady || !root) return undefined;
    const made = EmblaCarousel(root, {
      loop: true,
      startIndex: startIndex(),
      direction,
      dragThreshold,
      duration: isStill ? 0 : 25,
      // Nobody can tell it everywhere; slides are as wide as what stands around them all the same.
      watchResize: typeof ResizeObserver === 'function',
      // What is off screen is inert: no focus has to be followed there.
      watchFocus: false,
      ...options,
    });
    slider.current = made;
    let start = 0;
    let now = 0;
    let from = 0;
    const begin = ({ clientX }: PointerEvent) => {
      start = clientX;
      now = clientX;
      from = made.selectedScrollSnap();
    };
    const follow = ({ clientX }: PointerEvent) => {
      now = clientX;
    };
    const letGo = () => {
      const way = direction === 'rtl' ? now - start : start - now;
      const isThrown = made.selectedScrollSnap() !== from;
      if (Math.abs(way) < dragThreshold) {
        if (isThrown) made.scrollTo(from);
        return;
      }
      // A slow swipe counts as much as a quick one.
      if (!isThrown && way > 0) made.scrollNext();
      if (!isThrown && way < 0) made.scrollPrev();
      swiped(made.selectedScrollSnap());
    };
    root.addEventListener('pointerdown', begin);
    root.addEventListener('pointermove', follow);
    if (!options?.dragFree) made.on('pointerUp', letGo);
    return () => {
      root.removeEventListener('pointerdown', begin);
      root.removeEventListener('pointermove', follow);
      slider.current = undefined;
      made.destroy();
    };
  }, [viewport, isReady, direction, isStill, options]);

  useEffect(() => {
    const { current } = slider;
    const before = current?.selectedScrollSnap();
    if (!current || before === undefined || before === index) return;
    current.scrollTo(index, !options || isStill);
    const slides = current.slideNodes();
    if (!options && !isStill) fade(slides[before], slides[index]);
  }, [index, isStill, options]);

  return null;
}

/**
 * Lets the slide that was shown fade over the one that is: only a finger moves slides across the screen (design, section
 * 5). Two texts over each other cannot be read: the old one goes before the new one comes. Who uses the slider keeps
 * the slide that is shown below the others.
 */
function fade(from: HTMLElement | undefined, to: HTMLElement | undefined): void {
  if (!from || !to) return;
  const way = to.getBoundingClientRect().left - from.getBoundingClientRect().left;
  const translate = `${way / zoomOf(from)}px`;
  const leave = [
    { translate, opacity: 1 },
    { translate, opacity: 0 },
  ];
  const [picture, ...words] = from.children;
  picture?.animate?.(leave, { duration: 600, easing: 'ease-in-out' });
  for (const part of words) part.animate?.(leave, { duration: 160 });
  for (const part of [...to.children].slice(1)) {
    part.animate?.({ opacity: [0, 1] }, { duration: 280, delay: 280, fill: 'backwards' });
  }
}
