import type { SliderProps } from './Slider.tsx';

/** Where a free swipe has ended: at a slide, and from 0 to 1 of the way to the last, of a loop of the way round. */
export interface Rest {
  readonly index: number;
  readonly progress: number;
}

interface RowOptions {
  readonly isLoop: boolean;
  /** A swipe may end between two slides. */
  readonly isFree: boolean;
  /** Stays the same function. */
  readonly onRest: (rest: Rest) => void;
}

type Options = NonNullable<SliderProps['options']>;
type WatchDrag = Exclude<Options['watchDrag'], boolean | undefined>;

/** Slides in a row move past, as far as the finger takes them. */
export const rowOptions = ({ isLoop, isFree, onRest }: RowOptions): Options => ({
  loop: isLoop,
  dragFree: isFree,
  align: 'start',
  containScroll: 'trimSnaps',
  ...(isFree && { watchDrag: tellRest(onRest) }),
});

/** Tells where slides come to rest after each swipe. */
function tellRest(onRest: RowOptions['onRest']): WatchDrag {
  let watched: Parameters<WatchDrag>[0] | undefined;
  let isSwiped = false;
  return (slider) => {
    isSwiped = true;
    if (watched === slider) return true;
    watched = slider;
    slider.on('settle', () => {
      if (isSwiped) onRest({ index: slider.selectedScrollSnap(), progress: slider.scrollProgress() });
      isSwiped = false;
    });
    return true;
  };
}
