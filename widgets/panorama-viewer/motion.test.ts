import { expect, test, vi } from 'vitest';
import { createMotion, turnTo } from './motion.ts';

const start = { yaw: 0, pitch: 0, fov: 75 };
const make = (mayGlide = true) => {
  const onChange = vi.fn<() => void>();
  const motion = createMotion(
    start,
    (view) => ({ ...view, pitch: Math.min(90, Math.max(-90, view.pitch)) }),
    () => mayGlide,
    onChange,
  );
  return { motion, onChange };
};

test('a view that glides comes nearer with each frame, arrives, and rests', () => {
  const { motion } = make();
  turnTo(motion, { yaw: 40, pitch: 10 });
  const yaws: number[] = [];
  let frames = 0;
  while (motion.pass(16)) {
    yaws.push(motion.view.yaw);
    expect(++frames).toBeLessThan(300);
  }
  expect(yaws.every((yaw, index) => yaw > (yaws[index - 1] ?? 0))).toBe(true);
  expect(motion.view).toEqual({ yaw: 40, pitch: 10, fov: 75 });
  expect(motion.pass(16)).toBe(false);
});

test('for a visitor who wants less motion each change is made at once, and no drag runs on', () => {
  const { motion } = make(false);
  turnTo(motion, { yaw: -20, pitch: 5 });
  expect(motion.view.yaw).toBe(-20);
  motion.coast({ yaw: 1, pitch: 1 });
  expect(motion.goal).toEqual(motion.view);
  expect(motion.pass(16)).toBe(false);
});

test('a drag runs on by its speed, and stops at a touch', () => {
  const { motion } = make();
  motion.coast({ yaw: 0.1, pitch: 0 });
  expect(motion.goal.yaw).toBeCloseTo(30);
  motion.pass(100);
  motion.jump({});
  expect(motion.pass(16)).toBe(false);
  expect(motion.view.yaw).toBeLessThan(30);
});

test('two presses of a key go twice as far, and no farther than the picture', () => {
  const { motion, onChange } = make();
  motion.glide({ pitch: motion.goal.pitch + 50 }, 90);
  motion.glide({ pitch: motion.goal.pitch + 50 }, 90);
  expect(motion.goal.pitch).toBe(90);
  expect(onChange).toHaveBeenCalledTimes(2);
});
