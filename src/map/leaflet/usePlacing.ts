import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '#src/geo/distance.ts';
import { useFrame, type Frame } from './useFrame.ts';
import type { LeafletMap } from './useLeaflet.ts';

/** Holds an element of a map's layer where a point is, until what it gives back is called. */
export type Hold = (element: HTMLElement, point: Point) => () => void;

/** A policy of the page may refuse attributes of style. */
function move(element: HTMLElement, point: Point, frame: Frame): void {
  const { x, y } = frame.place(point);
  element.style.setProperty('transform', `translate3d(${x}px, ${y}px, 0)`);
}

/** Moves the elements of a map as it is zoomed, however many they are, without drawing any of them anew. */
export function usePlacing(map: LeafletMap): Hold {
  const frame = useFrame(map);
  const latest = useRef(frame);
  const [held] = useState(() => new Map<HTMLElement, Point>());
  useLayoutEffect(() => {
    latest.current = frame;
    for (const [element, point] of held) move(element, point, frame);
  }, [held, frame]);
  return useCallback(
    (element, point) => {
      held.set(element, point);
      move(element, point, latest.current);
      return () => void held.delete(element);
    },
    [held],
  );
}
