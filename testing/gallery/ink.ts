import type { Page } from 'playwright-core';

/** A part of the page, in CSS px from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where on a page something is drawn: text, pictures, controls, grounds and lines. It looks at no further than the first
 * view, since what begins below it comes into no picture.
 *
 * @returns undefined for a page that shows nothing
 */
export const findInk = (page: Page): Promise<Area | undefined> =>
  page.evaluate(() => {
    const drawn = 'img,svg,video,canvas,iframe,input,button,select,textarea,progress,meter,hr';
    const none = /^rgba\(.*, 0\)$|^transparent$/;
    const ground = getComputedStyle(document.body).backgroundColor;
    const { clientWidth } = document.documentElement;

    const common = (a: Area, b: Area): Area => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const page: Area = { left: 0, top: 0, right: clientWidth, bottom: Infinity };
    const rooms = new Map<Element | null, Area>([
      [null, page],
      [document.documentElement, page],
      [document.body, page],
    ]);
    /** What the elements around a content leave of it: those that cut off what is larger than they are. */
    const roomIn = (element: Element | null): Area => {
      const known = rooms.get(element);
      if (known || !element) return known ?? page;
      const { position, overflow, overflowX } = getComputedStyle(element);
      const around = position === 'fixed' ? page : roomIn(element.parentElement);
      const cuts = overflow !== 'visible' && overflowX !== 'visible';
      const room = cuts ? common(around, element.getBoundingClientRect()) : around;
      rooms.set(element, room);
      return room;
    };
    const hasLook = (element: Element) => {
      const look = getComputedStyle(element);
      const hasLine = ['top', 'left'].some(
        (side) =>
          Number.parseFloat(look.getPropertyValue(`border-${side}-width`)) > 0 &&
          !none.test(look.getPropertyValue(`border-${side}-color`)),
      );
      const hasGround = !none.test(look.backgroundColor) && look.backgroundColor !== ground;
      return hasGround || hasLine || look.backgroundImage !== 'none' || look.boxShadow !== 'none';
    };
    const areasOf = (element: Element): Area[] => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.matches(drawn) || hasLook(element))
        return [common(element.getBoundingClientRect(), roomIn(element))];
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((rect) => common(rect, roomIn(element)));
        });
    };
    const areas = [...document.body.querySelectorAll('*')]
      .flatMap(areasOf)
      .filter(
        ({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2 && top < window.innerHeight,
      );
    if (areas.length === 0) return undefined;
    return {
      left: Math.min(...areas.map(({ left }) => left)),
      top: Math.min(...areas.map(({ top }) => top)),
      right: Math.max(...areas.map(({ right }) => right)),
      bottom: Math.max(...areas.map(({ bottom }) => bottom)),
    };
  });
