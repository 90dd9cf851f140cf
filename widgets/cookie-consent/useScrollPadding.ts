import { useLayoutEffect, useState, type RefObject } from 'react';
import { createElement, pageBody, pageElement, readDocument } from '#src/page/dom.ts';
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
    const { style } = pageElement();
    const before = style.getPropertyValue(padding);
    const room = createElement('div');
    room.dataset['tourismWidgets'] = 'room';
    room.className = styles['room'] ?? '';
    pageBody().append(room);
    let frame = 0;

    const look = () => {
      const holder = readDocument('activeElement');
      setAside(holder !== null && isBeneath(holder, current));
    };
    // The browser scrolls to what has taken the focus after it has told of it.
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const measure = () => {
      const height = `${current.offsetHeight}px`;
      style.setProperty(padding, height);
      room.style.setProperty('block-size', height);
      lookLater();
    };
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(current);
    measure();
    window.addEventListener('focusin', lookLater);
    window.addEventListener('scroll', lookLater, true);
    return () => {
      observer?.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('focusin', lookLater);
      window.removeEventListener('scroll', lookLater, true);
      style.setProperty(padding, before);
      room.remove();
    };
  }, [bar]);

  return isAside;
}

/** Whether nothing of an element is seen above the bar, wherever the bar is moved at the moment. */
function isBeneath(element: Element, bar: HTMLElement): boolean {
  if (bar.contains(element) || element === pageBody()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && top >= innerHeight - bar.offsetHeight;
}
