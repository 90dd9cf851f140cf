import { expect, test } from 'vitest';
import { frameAround } from './frame.ts';

test('what is small stands in the middle, no larger than it is', () => {
  const ink = { left: 20, top: 100, right: 68, bottom: 148 };
  expect(frameAround(ink, 1200)).toMatchObject({ x: -196, y: -36, width: 480, height: 320, isCut: false });
});

test('what is high is shown from its beginning, and cut at its foot', () => {
  const ink = { left: 50, top: 100, right: 1150, bottom: 5000 };
  expect(frameAround(ink, 1200)).toMatchObject({ y: 76, width: 1148, filled: 1, isCut: true });
});

test('a frame is no wider than the window', () => {
  const ink = { left: 0, top: 0, right: 840, bottom: 80 };
  const { x, width, filled } = frameAround(ink, 840);
  expect([x, width]).toEqual([0, 840]);
  expect(filled).toBeCloseTo(80 / 560);
});

test('what begins with the page has room above, unless it goes from edge to edge', () => {
  expect(frameAround({ left: 48, top: 0, right: 800, bottom: 900 }, 1200).y).toBe(-24);
  expect(frameAround({ left: 0, top: 0, right: 1200, bottom: 900 }, 1200).y).toBe(0);
});
