import type { Area } from './ink.ts';

/** What of a page comes into a picture, in CSS px. It may begin and end beyond the page. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much of its height something fills: 0 to 1. */
  readonly filled: number;
  /** Whether it ends before what is shown does. */
  readonly isCut: boolean;
}

/** Width and height of a picture, in pixels. */
export const picture = { width: 480, height: 320 } as const;

/** Room around what is shown, in CSS px. */
const room = 24;

/**
 * The frame around what a page shows, in the shape of the picture: no narrower than the picture, so that nothing is drawn
 * larger than it is; no wider than the window. What is higher is cut at its foot; what is lower stands in the middle.
 */
export function frameAround(ink: Area, windowWidth: number): Frame {
  const shape = picture.width / picture.height;
  const inkWidth = ink.right - ink.left;
  const inkHeight = ink.bottom - ink.top;
  const width = Math.min(Math.max(inkWidth + 2 * room, picture.width), windowWidth);
  const height = width / shape;
  const centre = (ink.left + ink.right) / 2;
  const x = centre - width / 2;
  const isHigher = inkHeight + 2 * room >= height;
  // What goes from edge to edge needs no room above.
  const above = inkWidth < windowWidth ? ink.top - room : Math.max(ink.top - room, 0);
  const y = isHigher ? above : (ink.top + ink.bottom) / 2 - height / 2;
  return { x, y, width, height, filled: Math.min(inkHeight / height, 1), isCut: isHigher };
}
