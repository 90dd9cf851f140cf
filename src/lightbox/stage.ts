import PhotoSwipe from 'photoswipe';
import type { PictureFiles } from './picture.ts';

/** What a stage shows, and whom it tells. */
interface Options {
  readonly pictures: readonly (PictureFiles & { readonly text: string })[];
  readonly index: number;
  /** The page runs from right to left: so do the pictures. */
  readonly isMirrored: boolean;
  /** Said in place of a picture that cannot be had. */
  readonly brokenText: string;
  /** Another picture is shown. */
  readonly onShow: (index: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
  /** A press beside the picture, or a pull up or down. */
  readonly onClose: () => void;
}

/** How far the picture that is shown can be zoomed from where it is. */
export interface Zoom {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/** Pictures under the visitor's fingers. */
export interface Stage {
  show(index: number): void;
  /** @param factor above 1: larger; 0: as large as the stage */
  zoomBy(factor: number): void;
  /** Moves a zoomed picture. @returns whether it was zoomed */
  panBy(x: number, y: number): boolean;
  destroy(): void;
}

/** The longest edge in px that a picture is reckoned with where the browser chooses among files. */
const longestEdge = 4000;

/** How often larger than the stage. */
const doubleTapZoom = 2.5;
const mostZoom = 5;

/** Each of its controls that is not refused by name is written as HTML. */
const noControls = {
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
  preloader: false,
};

type Slide = NonNullable<PhotoSwipe['currSlide']>;
type Content = Slide['content'];

/**
 * Swipe, pinch, double tap and wheel by PhotoSwipe, and nothing else of it: its controls are written as HTML, which the
 * policy refuses; focus, keys and the modal dialog are ours (decision 99). It measures the element, so that has to be shown.
 */
export function createStage(element: HTMLElement, options: Options): Stage {
  const { pictures, isMirrored, onShow, onZoom } = options;
  const ordered = isMirrored ? pictures.toReversed() : pictures;
  /** From our index to PhotoSwipe's, which knows no direction, and back. */
  const mirror = (index: number) => (isMirrored ? pictures.length - 1 - index : index);
  const viewer = new PhotoSwipe({
    dataSource: ordered.map(({ src, srcSet, text }) => ({
      src,
      alt: text,
      ...(srcSet && { srcset: srcSet }),
    })),
    index: mirror(options.index),
    appendToEl: element,
    getViewportSizeFn: () => ({ x: element.clientWidth, y: element.clientHeight }),
    loop: false,
    preload: [1, 1],
    showHideAnimationType: 'none',
    secondaryZoomLevel: ({ fit }) => fit * doubleTapZoom,
    maxZoomLevel: ({ fit }) => fit * mostZoom,
    imageClickAction: 'zoom',
    tapAction: false,
    pinchToClose: false,
    trapFocus: false,
    returnFocus: false,
    ...noControls,
  });
  let isOver = false;
  const tellZoom = () => onZoom(zoomOf(viewer.currSlide));

  viewer.addFilter('useContentPlaceholder', () => false);
  viewer.addFilter('contentErrorElement', (element) => {
    element.textContent = options.brokenText;
    return element;
  });
  viewer.on('contentLoadImage', (event) => {
    event.preventDefault();
    load(event.content, ordered[event.content.index]?.standIn);
  });
  viewer.on('loadComplete', tellZoom);
  viewer.on('zoomPanUpdate', tellZoom);
  viewer.on('change', () => {
    onShow(mirror(viewer.currIndex));
    tellZoom();
  });
  viewer.on('keydown', (event) => event.preventDefault());
  viewer.on('pointerDown', () => {
    const { left, top } = element.getBoundingClientRect();
    viewer.setScrollOffset(left + window.scrollX, top + window.scrollY);
  });
  viewer.on('wheel', (event) => {
    event.preventDefault();
    const { deltaY, deltaMode, clientX, clientY } = event.originalEvent;
    const { left, top } = element.getBoundingClientRect();
    const slide = viewer.currSlide;
    slide?.zoomTo(slide.currZoomLevel * 2 ** (deltaY * (deltaMode === 1 ? -0.05 : -0.002)), {
      x: clientX - left,
      y: clientY - top,
    });
  });
  viewer.on('close', () => {
    if (!isOver) options.onClose();
  });
  viewer.init();
  dropRoles(viewer);
  // Nobody can tell it everywhere; PhotoSwipe follows the window by itself.
  const resizes =
    typeof ResizeObserver === 'function' ? new ResizeObserver(() => viewer.updateSize()) : undefined;
  resizes?.observe(element);

  return {
    show: (index) => viewer.goTo(mirror(index)),
    zoomBy(factor) {
      const slide = viewer.currSlide;
      if (!slide) return;
      const { fit } = slide.zoomLevels;
      const level = factor === 0 ? fit : slide.currZoomLevel * factor;
      slide.zoomTo(level, undefined, viewer.options.zoomAnimationDuration);
      tellZoom();
    },
    panBy(x, y) {
      const slide = viewer.currSlide;
      if (!slide?.isPannable()) return false;
      slide.panTo(slide.pan.x + x, slide.pan.y + y);
      return true;
    },
    destroy() {
      isOver = true;
      resizes?.disconnect();
      // Under a finger it would draw for ever: it waits for the finger to be lifted.
      viewer.gestures.isDragging = false;
      viewer.gestures.isZooming = false;
      viewer.destroy();
      viewer.element?.remove();
    },
  };
}

function zoomOf(slide: Slide | undefined): Zoom {
  if (!slide?.isZoomable()) return { canZoomIn: false, canZoomOut: false };
  const { currZoomLevel, zoomLevels } = slide;
  return {
    canZoomIn: currZoomLevel < zoomLevels.max * 0.99,
    canZoomOut: currZoomLevel > zoomLevels.fit * 1.01,
  };
}

/** Fetches a picture; its size is known once it is there. Where it fails the author's stand-in is shown. */
function load(content: Content, standIn: string | undefined): void {
  const { srcset } = content.data;
  const img = content.element as HTMLImageElement;
  let rest = standIn;
  img.onload = () => {
    const { naturalWidth: width, naturalHeight: height } = img;
    // A file that the browser chose says how wide it is shown, not how wide it is; a drawing may say nothing.
    const scale = srcset || !width ? longestEdge / Math.max(width, height, 1) : 2;
    content.width = (width || 16 / 9) * scale;
    content.height = (height || 1) * scale;
    const { slide } = content;
    if (slide) {
      slide.width = content.width;
      slide.height = content.height;
      slide.resize();
    }
    content.onLoaded();
  };
  img.onerror = () => {
    if (!rest) {
      content.onError();
      return;
    }
    img.removeAttribute('srcset');
    img.src = rest;
    rest = undefined;
  };
  content.state = 'loading';
  content.updateSrcsetSizes();
  if (srcset) img.srcset = srcset;
  img.alt = content.data.alt ?? '';
  img.src = content.data.src ?? '';
}

/** The dialog around it says what it is: two dialogs in each other, and a carousel in English, would be read out. */
function dropRoles({ element, scrollWrap, container, mainScroll }: PhotoSwipe): void {
  const drop = (node: Element | undefined, names: readonly string[]) =>
    names.forEach((name) => node?.removeAttribute(name));
  drop(element, ['role', 'tabindex']);
  drop(scrollWrap, ['aria-roledescription']);
  drop(container, ['aria-live', 'id']);
  for (const { el } of mainScroll.itemHolders) drop(el, ['role', 'aria-roledescription']);
}
