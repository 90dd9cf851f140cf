import { fireEvent } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Heights in px of an element that scrolls: of what is seen, and of what is in it. */
interface Heights {
  readonly shown: number;
  readonly inside: number;
}

/** Makes an element scroll up and down until the test ends, as styles and layout do in a browser. */
export function makeScroll<Scroller extends HTMLElement>(
  element: Scroller,
  { shown, inside }: Heights,
): Scroller {
  element.style.overflowY = 'auto';
  const read = (value: number) => ({ configurable: true, value });
  onTestFinished(() => {
    element.removeAttribute('style');
    element.scrollTop = 0;
    for (const name of ['clientHeight', 'scrollHeight']) Reflect.deleteProperty(element, name);
  });
  return Object.defineProperties(element, { clientHeight: read(shown), scrollHeight: read(inside) });
}

/** Makes the body scroll beneath a window that does not. */
export function makeBodyScroll(): HTMLElement {
  const { style } = document.documentElement;
  style.overflowY = 'hidden';
  onTestFinished(() => void style.removeProperty('overflow-y'));
  return makeScroll(document.body, { shown: 700, inside: 5000 });
}

/** Scrolls an element as a visitor does. */
export function scrollElement(element: Element, top: number): void {
  element.scrollTop = top;
  act(() => void fireEvent.scroll(element));
}

/** An element that was led to, the px that stay free above it, and how. */
interface Led {
  readonly to: Element;
  readonly room: string;
  readonly behavior: ScrollBehavior | undefined;
}

/** Notes what is scrolled to, as it happens; each element's style is as it was afterwards. */
export function watchLeading(): readonly Led[] {
  const led: Led[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    const room = (this as HTMLElement).style.getPropertyValue('scroll-margin-block-start');
    led.push({ to: this, room, behavior: (options as ScrollIntoViewOptions).behavior });
  });
  return led;
}
