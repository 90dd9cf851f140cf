import { expect, test } from 'vitest';
import {
  compassPointOf,
  directionAt,
  directionOfDevice,
  limitView,
  nearestYaw,
  normalYaw,
  project,
} from './camera.ts';

const size = { width: 800, height: 400 };
const ahead = { yaw: 0, pitch: 0, fov: 75 };

test('what a visitor looks at stands in the middle of the box', () => {
  for (const view of [ahead, { yaw: 170, pitch: 40, fov: 50 }, { yaw: -30, pitch: -89, fov: 90 }]) {
    const point = project(view, view, size);
    expect(point?.x).toBeCloseTo(0);
    expect(point?.y).toBeCloseTo(0);
  }
});

test('what lies to the right stands to the right, what lies above stands above, what lies behind nowhere', () => {
  expect(project({ yaw: 20, pitch: 0 }, ahead, size)!.x).toBeGreaterThan(100);
  expect(project({ yaw: 0, pitch: 20 }, ahead, size)!.y).toBeLessThan(-100);
  expect(project({ yaw: 180, pitch: 0 }, ahead, size)).toBeUndefined();
});

test('a view across the seam of the picture shows both of its edges', () => {
  const view = { yaw: 178, pitch: 0, fov: 75 };
  expect(project({ yaw: -179, pitch: 0 }, view, size)!.x).toBeGreaterThan(0);
  expect(project({ yaw: 175, pitch: 0 }, view, size)!.x).toBeLessThan(0);
});

test.each([
  [{ yaw: 12, pitch: 8 }, ahead],
  [
    { yaw: -160, pitch: 60 },
    { yaw: 170, pitch: 50, fov: 60 },
  ],
  [
    { yaw: 90, pitch: -70 },
    { yaw: 60, pitch: -80, fov: 90 },
  ],
])('the point at which %j stands leads back to it', (direction, view) => {
  const found = directionAt(project(direction, view, size)!, view, size);
  expect(normalYaw(found.yaw)).toBeCloseTo(direction.yaw);
  expect(found.pitch).toBeCloseTo(direction.pitch);
});

test('nobody is turned the long way round', () => {
  expect(nearestYaw(170, -170)).toBe(190);
  expect(nearestYaw(-170, 170)).toBe(-190);
  expect(nearestYaw(720, 10)).toBe(730);
});

test('a full panorama may be looked at up to its poles, a flatter one only as far as there is a picture', () => {
  expect(limitView({ yaw: 0, pitch: 120, fov: 75 }, 2, size).pitch).toBe(90);
  const { pitch } = limitView({ yaw: 0, pitch: 40, fov: 75 }, 4, size);
  expect(pitch).toBeGreaterThan(0);
  expect(pitch).toBeLessThan(25);
  expect(limitView({ yaw: 0, pitch: 40, fov: 95 }, 9, size).pitch).toBe(0);
});

test('the zoom has two ends', () => {
  expect(limitView({ ...ahead, fov: 5 }, 2, size).fov).toBe(25);
  expect(limitView({ ...ahead, fov: 170 }, 2, size).fov).toBe(95);
});

test.each([
  [0, 0, 'north'],
  [44, 0, 'northEast'],
  [-90, 0, 'west'],
  [10, -40, 'northEast'],
  [170, -190, 'north'],
  [359, 0, 'north'],
])('a yaw of %i with north at %i is %s', (yaw, north, point) => {
  expect(compassPointOf(yaw, north)).toBe(point);
});

test.each([
  ['upright, to the north', { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
  ['upright, to the east', { alpha: 270, beta: 90, gamma: 0 }, 90, 0],
  ['on a table, its back to the ground', { alpha: 0, beta: 0, gamma: 0 }, undefined, -90],
  ['on its long edge, to the north', { alpha: 90, beta: 0, gamma: -90 }, 0, 0],
  ['tilted back by 30 degrees', { alpha: 0, beta: 120, gamma: 0 }, 0, 30],
])('a device held %s looks there', (_, held, yaw, pitch) => {
  const direction = directionOfDevice(held);
  if (yaw !== undefined) expect(normalYaw(direction.yaw)).toBeCloseTo(yaw);
  expect(direction.pitch).toBeCloseTo(pitch);
});
