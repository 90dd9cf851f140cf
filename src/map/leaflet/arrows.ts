/** A point of a drawing, in px. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The tip of an arrow between the ends of its two arms. */
export type Arrow = readonly [arm: Pixel, tip: Pixel, arm: Pixel];

/** Px from an arrow to the next, and of an arm. */
const spacing = 120;
const length = 9;

/** Angle between an arm and the line, in radians. */
const opening = 0.6;

/** Arrows along a line, which point where it goes: the first half a space from its start. Too short a line has none. */
export function arrowsAlong(points: readonly Pixel[]): Arrow[] {
  const arrows: Arrow[] = [];
  let left = spacing / 2;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    for (; left <= way; left += spacing) {
      const tip = { x: from.x + Math.cos(angle) * left, y: from.y + Math.sin(angle) * left };
      const arm = (turn: number) => ({
        x: tip.x - Math.cos(angle + turn) * length,
        y: tip.y - Math.sin(angle + turn) * length,
      });
      arrows.push([arm(opening), tip, arm(-opening)]);
    }
    left -= way;
  }
  return arrows;
}
