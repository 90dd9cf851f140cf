/** Where a visitor looks in the sphere. All angles are in degrees; yaw grows to the right, pitch upwards. */
export interface View {
  /** 0 is the middle of the picture. */
  readonly yaw: number;
  /** 0 is the horizon. */
  readonly pitch: number;
  /** Field of view; of a square of the same area, so that a tall box and a wide one show as much. */
  readonly fov: number;
}

/** A direction in the sphere. */
export type Direction = Pick<View, 'yaw' | 'pitch'>;

/** Of the box that the sphere is drawn in, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the box, in CSS pixels from its middle, to the right and downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a visitor may zoom, and where the view begins. */
export const fieldOfView = { least: 25, most: 95, initial: 75 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The same direction between -180 and 180. */
export const normalYaw = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** The yaw that shows `to` and is nearest to `from`: nobody is turned the long way round. */
export const nearestYaw = (from: number, to: number): number => from + normalYaw(to - from);

/** How far the eye is from the screen, in CSS pixels. */
export const focalLength = ({ width, height }: Size, fov: number): number =>
  Math.sqrt(width * height) / 2 / Math.tan(radians(fov) / 2);

/** How far a drag of so many pixels turns the view. */
export const turnOf = (pixels: number, size: Size, fov: number): number =>
  degrees(pixels / focalLength(size, fov));

/**
 * Keeps a view within its picture. One that is flatter than 2:1 covers all around, but neither pole; beyond it there is
 * nothing to see.
 *
 * @param ratio width of the picture by its height
 */
export function limitView(view: View, ratio: number, size: Size): View {
  const fov = clamp(view.fov, fieldOfView.least, fieldOfView.most);
  const half = degrees(Math.atan(size.height / 2 / focalLength(size, fov)));
  const highest = ratio > 2.04 ? Math.max(0, 180 / ratio - half) : 90;
  return { yaw: view.yaw, pitch: clamp(view.pitch, -highest, highest), fov };
}

/** Where a direction stands in the box; undefined behind the visitor. */
export function project({ yaw, pitch }: Direction, view: View, size: Size): Point | undefined {
  const [across, up, own] = [radians(yaw - view.yaw), radians(pitch), radians(view.pitch)];
  const level = Math.cos(across) * Math.cos(up);
  const depth = Math.sin(up) * Math.sin(own) + level * Math.cos(own);
  if (depth < 0.01) return undefined;
  const scale = focalLength(size, view.fov) / depth;
  return {
    x: Math.sin(across) * Math.cos(up) * scale,
    y: (level * Math.sin(own) - Math.sin(up) * Math.cos(own)) * scale,
  };
}

/** The direction that is shown at a point of the box. */
export function directionAt({ x, y }: Point, view: View, size: Size): Direction {
  const [focal, own] = [focalLength(size, view.fov), radians(view.pitch)];
  const up = focal * Math.sin(own) - y * Math.cos(own);
  const level = focal * Math.cos(own) + y * Math.sin(own);
  return {
    yaw: view.yaw + degrees(Math.atan2(x, level)),
    pitch: degrees(Math.atan2(up, Math.hypot(x, level))),
  };
}

/** Points of the compass, from north clockwise. */
export const compassPoints = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

/** Where a view leads on the compass. @param north the yaw at which north lies */
export const compassPointOf = (yaw: number, north: number): (typeof compassPoints)[number] =>
  compassPoints[Math.round((normalYaw(yaw - north) + 360) / 45) % 8] as (typeof compassPoints)[number];

/** What a device tells of how it is held, in degrees. */
export interface Orientation {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/** Where the back of a device looks: yaw clockwise, from wherever the device counts. It is the same however it is turned. */
export function directionOfDevice(held: Orientation): Direction {
  const [alpha, beta, gamma] = [radians(held.alpha), radians(held.beta), radians(held.gamma)];
  const east = -Math.cos(alpha) * Math.sin(gamma) - Math.cos(gamma) * Math.sin(alpha) * Math.sin(beta);
  const north = -Math.sin(alpha) * Math.sin(gamma) + Math.cos(alpha) * Math.cos(gamma) * Math.sin(beta);
  const up = -Math.cos(beta) * Math.cos(gamma);
  return { yaw: degrees(Math.atan2(east, north)), pitch: degrees(Math.asin(clamp(up, -1, 1))) };
}
