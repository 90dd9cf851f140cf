import { readDocument } from '#src/page/dom.ts';
import { zoomOf } from '#src/page/zoom.ts';
import { directionAt, turnOf, type Point, type Size } from './camera.ts';
import { turnTo, type Motion } from './motion.ts';

/** What gestures need to know of the sphere that they move. */
export interface Sphere {
  readonly motion: Motion;
  readonly size: () => Size;
  /** Called before each: what moves by itself stops. */
  readonly onAction: () => void;
}

/** A press that moved less, in px, meant a point and no drag. */
const slop = 8;

/** Pixels of a wheel's step, where it counts in lines. */
const line = 16;

const keys: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Moves the view by a share of what is seen, so that a step is the same at each zoom. */
export const zoom = ({ motion }: Pick<Sphere, 'motion'>, factor: number): void =>
  motion.glide({ fov: motion.goal.fov * factor }, 120);

/** Turns a key into a move. @returns whether the key means one */
export function moveByKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, sphere: Sphere): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  const { motion } = sphere;
  const { yaw, pitch, fov } = motion.goal;
  const step = fov / 6;
  const way = keys[key];
  if (!way && !'+=-_'.includes(key)) return false;
  sphere.onAction();
  if (way) motion.glide({ yaw: yaw + way[0] * step, pitch: pitch + way[1] * step }, 90);
  else zoom(sphere, '+='.includes(key) ? 0.8 : 1.25);
  return true;
}

/**
 * Has an element move a sphere: one finger or a pointer drags it as if it were held, two fingers zoom, a press turns the
 * view to that point, a wheel zooms while the sphere has the focus. Dragging is the same in both reading directions.
 *
 * @param end takes the listeners away
 */
export function listenToGestures(element: HTMLElement, sphere: Sphere, end: AbortSignal): void {
  const { motion, size, onAction } = sphere;
  const pointers = new Map<number, Point>();
  let way = 0;
  let last = { time: 0, yaw: 0, pitch: 0 };

  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  /** How fast the view has turned lately, in degrees a ms. */
  const speed = { yaw: 0, pitch: 0 };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    onAction();
    motion.jump({});
    element.setPointerCapture(event.pointerId);
    way = pointers.size > 0 ? slop : 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    last = { time: event.timeStamp, yaw: motion.view.yaw, pitch: motion.view.pitch };
    Object.assign(speed, { yaw: 0, pitch: 0 });
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const spreadBefore = spread();
    const now = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, now);
    const { yaw, pitch, fov } = motion.view;
    const [across, down] = [(now.x - before.x) / pointers.size, (now.y - before.y) / pointers.size];
    way += Math.hypot(across, down);
    motion.jump({
      yaw: yaw - turnOf(across, size(), fov),
      pitch: pitch + turnOf(down, size(), fov),
      fov: pointers.size === 2 ? (fov * spreadBefore) / Math.max(spread(), 1) : fov,
    });
    const time = event.timeStamp - last.time;
    if (time < 1) return;
    const share = Math.min(1, time / 40);
    speed.yaw += ((motion.view.yaw - last.yaw) / time - speed.yaw) * share;
    speed.pitch += ((motion.view.pitch - last.pitch) / time - speed.pitch) * share;
    last = { time: event.timeStamp, yaw: motion.view.yaw, pitch: motion.view.pitch };
  };

  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (way < slop) {
      const box = element.getBoundingClientRect();
      const of = zoomOf(element);
      const x = (event.clientX - box.x - box.width / 2) / of;
      const y = (event.clientY - box.y - box.height / 2) / of;
      turnTo(motion, directionAt({ x, y }, motion.view, size()));
    } else if (event.timeStamp - last.time < 60) {
      motion.coast(speed);
    }
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !element.contains(readDocument('activeElement'))) return;
    const before = motion.goal.fov;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
    zoom(sphere, Math.exp(pixels * 0.0015));
    // At the end of the zoom the wheel scrolls the page.
    if (motion.goal.fov === before) return;
    onAction();
    event.preventDefault();
  };

  const options = { signal: end };
  element.addEventListener('pointerdown', press, options);
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', release, options);
  element.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId), options);
  element.addEventListener('wheel', wheel, { ...options, passive: false });
  element.addEventListener(
    'keydown',
    (event) => {
      if (moveByKey(event, sphere)) event.preventDefault();
    },
    options,
  );
}
