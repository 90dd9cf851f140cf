import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { usePage } from '#src/widget/context.ts';

interface Props {
  /** Shows one slide at a time; its first child holds the slides, each a picture and what stands on it. */
  readonly viewport: RefObject<HTMLElement | null>;
  /** The slide to show, counted from 0. */
  readonly index: number;
  /** The visitor has swiped to this slide. */
  readonly onSwipe: (index: number) => void;
  /** The slides are to stand side by side from now on; and no longer. */
  readonly onReady: (isReady: boolean) => void;
  /** They do. */
  readonly isReady: boolean;
  /** Slides change at once: the visitor wants less motion. */
  readonly isStill: boolean;
}

/** A finger that moves less than this, in CSS px, has changed nothing (specification, section 9). */
const dragThreshold = 30;

/**
 * Lets a visitor swipe from slide to slide, round and round; in right-to-left pages the other way. It draws nothing: who
 * uses it draws the slides, shows them without it, too, and gives the buttons that a swipe needs beside it (WCAG 2.5.7).
 */
export function Slider({ viewport, index, onSwipe, onReady, isReady, isStill }: Props) {
  const { direction } = usePage();
  const drag = useRef({ start: 0, now: 0, from: 0 });
  const [slider, setSlider] = useState<EmblaCarouselType>();
  const ready = useEffectEvent(onReady);
  const swiped = useEffectEvent(onSwipe);
  const startIndex = useEffectEvent(() => index);

  useEffect(() => {
    ready(true);
    return () => ready(false);
  }, []);

  // It measures the slides, so they have to stand side by side.
  useEffect(() => {
    const { current } = viewport;
    if (!isReady || !current) return undefined;
    const made = EmblaCarousel(current, {
      loop: true,
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
        drag.current = { start: x, now: x, from: api.selectedScrollSnap() };
        return true;
      },
    });
    setSlider(made);
    return () => made.destroy();
  }, [viewport, isReady, direction, isStill]);

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
      const count = slider.slideNodes().length;
      const to = (from + step + count) % count;
      // Where the force of the throw leads elsewhere: a slow swipe counts as much as a quick one.
      const selected = slider.selectedScrollSnap();
      if (selected !== to) {
        if (selected !== from) slider.scrollTo(from);
        if (step > 0) slider.scrollNext();
        if (step < 0) slider.scrollPrev();
      }
      if (step !== 0) swiped(to);
    };
    root.addEventListener('touchmove', follow, { passive: true });
    root.addEventListener('mousemove', follow);
    slider.on('pointerUp', letGo);
    return () => {
      root.removeEventListener('touchmove', follow);
      root.removeEventListener('mousemove', follow);
    };
  }, [slider, direction]);

  useEffect(() => {
    const before = slider?.selectedScrollSnap();
    if (!slider || before === undefined || before === index) return;
    slider.scrollTo(index, true);
    const slides = slider.slideNodes();
    if (!isStill) fade(slides[before], slides[index]);
  }, [slider, index, isStill]);

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
