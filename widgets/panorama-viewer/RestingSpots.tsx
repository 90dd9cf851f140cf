import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormat } from '#src/widget/useFormat.ts';
import { fieldOfView, project, type Direction, type Point, type Size } from './camera.ts';
import styles from './panorama-viewer.module.css';
import type { Spot } from './spots.ts';

interface Props {
  /** Those that have a direction. */
  readonly spots: readonly Spot[];
  /** Where the panorama begins, which the still picture shows; undefined where the still is the panorama itself. */
  readonly start: Direction | undefined;
  readonly onSelect: (spot: Spot, opener: HTMLElement) => void;
}

/** Half of a spot's mark, in px: one that would be cut off at the edge is not shown. */
const half = 22;

/** The spots over the picture of a panorama that is not started: a press starts it there. */
export function RestingSpots({ spots, start, onSelect }: Props) {
  const format = useFormat();
  const layer = useRef<HTMLDivElement>(null);

  const place = useEffectEvent(() => {
    const { current } = layer;
    if (!current) return;
    const size = { width: current.clientWidth, height: current.clientHeight };
    current.querySelectorAll('button').forEach((button, index) => {
      const at = spots[index]?.at;
      const point =
        at && (start ? project(at, { ...start, fov: fieldOfView.initial }, size) : flatPoint(at, size));
      const isShown =
        point !== undefined &&
        Math.abs(point.x) < size.width / 2 - half &&
        Math.abs(point.y) < size.height / 2 - half;
      button.style.visibility = isShown ? 'visible' : 'hidden';
      if (isShown) button.style.translate = `${point.x.toFixed(1)}px ${point.y.toFixed(1)}px`;
    });
  });
  // Before the browser paints, and after each drawing.
  useLayoutEffect(() => place());
  useEffect(() => {
    const { current } = layer;
    if (!current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => place());
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={layer} className={styles['resting']}>
      {spots.map((spot) => (
        <button
          key={spot.number}
          form=""
          type="button"
          className={styles['spot']}
          onClick={({ currentTarget }) => onSelect(spot, currentTarget)}
        >
          <span className={styles['dot']} aria-hidden="true">
            {format.number(spot.number)}
          </span>
          <span className={styles['spot-label']}>{spot.label}</span>
        </button>
      ))}
    </div>
  );
}

/** Where a direction lies in a flat panorama that covers a box from its middle. */
function flatPoint({ yaw, pitch }: Direction, { width, height }: Size): Point {
  const whole = Math.max(width, height * 2);
  return { x: (yaw / 360) * whole, y: (-pitch / 360) * whole };
}
