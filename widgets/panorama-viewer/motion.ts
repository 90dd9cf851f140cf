import { nearestYaw, type View } from './camera.ts';

/** Where the view is, and where it is on its way to. */
export interface Motion {
  readonly view: View;
  /** Where it comes to rest; the view itself where it rests. */
  readonly goal: View;
  /** Changes the view at once. */
  jump(change: Partial<View>): void;
  /**
   * Has the view glide: fast at first, slower and slower.
   *
   * @param time ms after which less than half of the way is left
   */
  glide(change: Partial<View>, time: number): void;
  /** Lets the view run on from a speed in degrees a ms, unless the visitor bears no motion. */
  coast(speed: Pick<View, 'yaw' | 'pitch'>): void;
  /** Lets so many ms pass. @returns whether the view is still on its way */
  pass(ms: number): boolean;
}

/** Ms that a view runs on at the speed it had, if it did not slow down. */
const inertia = 300;

/** Nearer than this, in degrees, the view is there. */
const there = 0.02;

/**
 * @param limit keeps a view within the picture
 * @param mayGlide whether the visitor bears motion; else each change is made at once
 * @param onChange called when there is something to draw
 */
export function createMotion(
  start: View,
  limit: (view: View) => View,
  mayGlide: () => boolean,
  onChange: () => void,
): Motion {
  let view = limit(start);
  let goal = view;
  let span = 1;
  const glide: Motion['glide'] = (change, time) => {
    goal = limit({ ...goal, ...change });
    span = time;
    if (!mayGlide()) view = goal;
    onChange();
  };
  return {
    glide,
    get view() {
      return view;
    },
    get goal() {
      return goal;
    },
    jump(change) {
      goal = limit({ ...view, ...change });
      view = goal;
      onChange();
    },
    coast({ yaw, pitch }) {
      if (mayGlide()) glide({ yaw: view.yaw + yaw * inertia, pitch: view.pitch + pitch * inertia }, inertia);
    },
    pass(ms) {
      const share = 1 - Math.exp(-ms / span);
      const left = [goal.yaw - view.yaw, goal.pitch - view.pitch, goal.fov - view.fov] as const;
      const isThere = left.every((way) => Math.abs(way) < there);
      view = isThere
        ? goal
        : {
            yaw: view.yaw + left[0] * share,
            pitch: view.pitch + left[1] * share,
            fov: view.fov + left[2] * share,
          };
      return !isThere;
    },
  };
}

/** Turns the view to a direction, the short way round. */
export const turnTo = (motion: Motion, { yaw, pitch }: Pick<View, 'yaw' | 'pitch'>): void =>
  motion.glide({ yaw: nearestYaw(motion.view.yaw, yaw), pitch }, 220);
