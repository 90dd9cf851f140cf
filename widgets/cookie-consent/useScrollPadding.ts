import { useLayoutEffect, useState, type RefObject } from 'react';
import { createElement, pageBody, pageElement, readDocument } from '#src/page/dom.ts';
import { onScroll, scrollerOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';
import styles from './bar.module.css';

const padding = 'scroll-padding-block-end';

/**
 * Sees to it that nothing of the page stays beneath a bar at the foot of the window: the page can be scrolled further by the
 * bar's height, and what has the focus is scrolled above it.
 *
 * @returns whether the bar has to step aside, for what has the focus beneath it and cannot be scrolled
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);

  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const room = createElement('div');
    room.dataset['tourismWidgets'] = 'room';
    room.className = styles['room'] ?? '';
    let frame = 0;
    let holder: HTMLElement | undefined;
    let before = '';
    const letGo = () => holder?.style.setProperty(padding, before);

    const keepRoom = () => {
      const scroller = scrollerOf(current.parentElement);
      const next = scroller ?? pageElement();
      if (next !== holder) {
        letGo();
        holder = next;
        before = next.style.getPropertyValue(padding);
        (scroller ?? pageBody()).append(room);
      }
      const height = current.offsetHeight * zoomOf(current);
      next.style.setProperty(padding, `${height / zoomOf(next)}px`);
      room.style.setProperty('block-size', `${height / zoomOf(room)}px`);
    };
    const look = () => {
      // What scrolls may have changed.
      keepRoom();
      const focused = readDocument('activeElement');
      setAside(focused !== null && isBeneath(focused, current));
    };
    // The browser scrolls to what has taken the focus after it has told of it.
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const measure = () => {
      keepRoom();
      lookLater();
    };
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(current);
    measure();
    window.addEventListener('focusin', lookLater);
    const stop = onScroll(lookLater);
    return () => {
      observer?.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('focusin', lookLater);
      stop();
      letGo();
      room.remove();
    };
  }, [bar]);

  return isAside;
}

/** Whether nothing of an element is seen above the bar, wherever the bar is moved at the moment. */
function isBeneath(element: Element, bar: HTMLElement): boolean {
  if (bar.contains(element) || element === pageBody()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && top >= innerHeight - bar.offsetHeight * zoomOf(bar);
}
