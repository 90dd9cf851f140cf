import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
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
  /** Several slides are in view, and move past; else one is, a picture and what stands on it, and they go round and fade. */
  readonly row?: {
    readonly isLoop: boolean;
    /** A swipe may end between two slides. */
    readonly isFree: boolean;
    /** Where it has ended: from 0 to 1 of the way to the last slide, of a loop of the way round. */
    readonly onRest: (progress: number) => void;
  };
}

/** A finger that moves less than this, in CSS px, has changed nothing (specification, section 9). */
const dragThreshold = 30;

/**
 * Lets a visitor swipe from slide to slide; in right-to-left pages the other way. It draws nothing: who uses it draws the
 * slides, shows them without it, too, and gives the buttons that a swipe needs beside it (WCAG 2.5.7).
 */
export function Slider({ viewport, index, onSwipe, onReady, isReady, isStill, row }: SliderProps) {
  const { direction } = usePage();
  const drag = useRef({ start: 0, now: 0, from: 0, isThrown: false });
  const [slider, setSlider] = useState<EmblaCarouselType>();
  const ready = useEffectEvent(onReady);
  const swiped = useEffectEvent(onSwipe);
  const rested = useEffectEvent((progress: number) => row?.onRest(progress));
  const startIndex = useEffectEvent(() => index);
  const isRow = row !== undefined;
  const loop = row?.isLoop ?? true;
  const dragFree = row?.isFree ?? false;

  useEffect(() => {
    ready(true);
    return () => ready(false);
  }, []);

  // It measures the slides, so they have to stand side by side.
  useEffect(() => {
    const { current } = viewport;
    if (!isReady || !current) return undefined;
    const made = EmblaCarousel(current, {
      loop,
      dragFree,
      ...(isRow && { align: 'start', containScroll: 'trimSnaps' }),
      startIndex: startIndex(),
      direction,
      dragThreshold,
      duration: isStill ? 0 : 25,
      // Nobody can tell it everywhere; slides are as wide as what stands around them all the same.
      watchResize: typeof ResizeObserver === 'function',
      // What is off screen is inert: no focus has to be followed there.
      watchFocus: false,
      watchDrag: (api, event) => {
        const x = pointOf(event);
        drag.current = { start: x, now: x, from: api.selectedScrollSnap(), isThrown: dragFree };
        return true;
      },
    });
    setSlider(made);
    return () => made.destroy();
  }, [viewport, isReady, direction, isStill, isRow, loop, dragFree]);

  useEffect(() => {
    if (!slider) return undefined;
    const root = slider.rootNode();
    const follow = (event: Event) => {
      drag.current.now = pointOf(event as TouchEvent | MouseEvent);
    };
    const letGo = () => {
      const { start, now, from } = drag.current;
      const way = direction === 'rtl' ? now - start : start - now;
      const step = Math.abs(way) < dragThreshold ? 0 : Math.sign(way);
      const count = slider.scrollSnapList().length;
      const selected = slider.selectedScrollSnap();
      const beside = loop ? (from + step + count) % count : Math.min(Math.max(from + step, 0), count - 1);
      // A slow swipe counts as much as a quick one; of a row a long one passes several slides.
      const to = isRow && step !== 0 && selected !== from ? selected : beside;
      // Where the force of the throw leads elsewhere.
      if (selected !== to && !dragFree) {
        if (selected !== from) slider.scrollTo(from);
        if (to !== from && step > 0) slider.scrollNext();
        if (to !== from && step < 0) slider.scrollPrev();
      }
      if (step !== 0 && !dragFree) swiped(to);
    };
    const settle = () => {
      rested(slider.scrollProgress());
      if (drag.current.isThrown) swiped(slider.selectedScrollSnap());
      drag.current.isThrown = false;
    };
    root.addEventListener('touchmove', follow, { passive: true });
    root.addEventListener('mousemove', follow);
    slider.on('pointerUp', letGo);
    if (dragFree) slider.on('settle', settle);
    return () => {
      root.removeEventListener('touchmove', follow);
      root.removeEventListener('mousemove', follow);
    };
  }, [slider, direction, isRow, loop, dragFree]);

  useEffect(() => {
    const before = slider?.selectedScrollSnap();
    if (!slider || before === undefined || before === index) return;
    slider.scrollTo(index, !isRow || isStill);
    const slides = slider.slideNodes();
    if (!isRow && !isStill) fade(slides[before], slides[index]);
  }, [slider, index, isStill, isRow]);

  return null;
}

/**
 * Lets the slide that was shown fade over the one that is: only a finger moves slides across the screen (design, section
 * 5). Two texts over each other cannot be read: the old one goes before the new one comes. Who uses the slider keeps
 * the slide that is shown below the others.
 */
function fade(from: HTMLElement | undefined, to: HTMLElement | undefined): void {
  if (!from || !to) return;
  const translate = `${to.getBoundingClientRect().left - from.getBoundingClientRect().left}px`;
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

/** Where across the screen a finger or a mouse is. */
const pointOf = (event: MouseEvent | TouchEvent): number =>
  ('touches' in event ? event.touches[0] : event)?.clientX ?? 0;
