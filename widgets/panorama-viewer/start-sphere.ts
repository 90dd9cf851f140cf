import type { Picture } from '#src/media/choose-image.ts';
import { createElement } from '#src/page/dom.ts';
import { limitView, type Size, type View } from './camera.ts';
import { listenToGestures } from './gestures.ts';
import { createMotion, type Motion } from './motion.ts';
import { createRenderer, giveBack, graphicsOf, type Renderer } from './renderer.ts';

/** How a sphere is: shown, or why it is not. */
export type SphereState = 'running' | 'lost' | 'unsupported' | 'failed';

interface Options {
  readonly picture: Picture;
  readonly start: View;
  /** Whether the visitor bears motion. */
  readonly mayGlide: () => boolean;
  /** The visitor moves the view. */
  readonly onAction: () => void;
  /** The sphere was drawn. */
  readonly onDraw: (view: View, size: Size) => void;
  readonly onState: (state: SphereState) => void;
}

/** A sphere on the page. */
export interface LivingSphere {
  readonly motion: Motion;
  /** Has it turn by itself, or stops it. */
  setTurning(isTurning: boolean): void;
  /** Takes it away, with all it holds. */
  end(): void;
}

/** Degrees a ms by which it turns by itself. */
const turning = 0.004;

/** Draws a picture as a sphere into an element, which moves it. It is drawn when something has changed, and only then. */
export function startSphere(element: HTMLElement, options: Options): LivingSphere {
  const { picture, start, mayGlide, onAction, onDraw, onState } = options;
  const canvas = createElement('canvas');
  const ending = new AbortController();
  const { signal } = ending;
  let image: HTMLImageElement | undefined;
  let renderer: Renderer | undefined;
  let frame = 0;
  let last = 0;
  let isTurning = false;

  const size = (): Size => ({
    width: Math.max(1, element.clientWidth),
    height: Math.max(1, element.clientHeight),
  });
  const request = () => {
    if (renderer && frame === 0) frame = requestAnimationFrame(pass);
  };
  const ratio = () => (image ? image.naturalWidth / image.naturalHeight : 2);
  const motion = createMotion(start, (view) => limitView(view, ratio(), size()), mayGlide, request);

  function pass(now: number) {
    frame = 0;
    if (!renderer) return;
    const ms = last === 0 ? 16 : Math.min(now - last, 64);
    if (isTurning) motion.jump({ yaw: motion.view.yaw + turning * ms });
    const isMoving = motion.pass(ms) || isTurning;
    const box = size();
    renderer.draw(motion.view, box);
    onDraw(motion.view, box);
    last = isMoving ? now : 0;
    if (isMoving) request();
  }

  /** Also after a loss: all that the graphics card held is gone then. */
  const begin = () => {
    renderer = image && createRenderer(canvas, image);
    onState(renderer ? 'running' : 'unsupported');
    motion.jump({});
  };
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // Only then does the browser try to restore it.
      event.preventDefault();
      renderer = undefined;
      onState('lost');
    },
    { signal },
  );
  canvas.addEventListener('webglcontextrestored', begin, { signal });

  const resizes = new ResizeObserver(() => motion.jump({}));
  const graphics = graphicsOf(canvas);
  if (graphics) {
    element.prepend(canvas);
    resizes.observe(element);
    listenToGestures(element, { motion, size, onAction }, signal);
    loadPicture(picture, element, signal).then(
      (loaded) => {
        if (signal.aborted) return;
        image = loaded;
        begin();
      },
      () => signal.aborted || onState('failed'),
    );
  } else onState('unsupported');

  return {
    motion,
    setTurning(value) {
      isTurning = value;
      request();
    },
    end() {
      ending.abort();
      resizes.disconnect();
      cancelAnimationFrame(frame);
      if (renderer) renderer.free();
      else if (graphics) giveBack(graphics);
      renderer = undefined;
      canvas.remove();
    },
  };
}

/**
 * Fetches a picture so that it may be drawn: one of another origin must allow it. A screen shows a quarter of the sphere at
 * once, so the picture is to be four times as wide.
 */
async function loadPicture(
  { src, srcSet, sources }: Picture,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<HTMLImageElement> {
  const image = createElement('img');
  image.crossOrigin = 'anonymous';
  image.sizes = '400vw';
  const source = sources.find(({ media }) => !media || matchMedia(media).matches);
  const set = source?.srcSet ?? srcSet;
  if (set) image.srcset = set;
  image.src = src;
  const stop = () => image.removeAttribute('src');
  signal.addEventListener('abort', stop);
  // A picture with `sizes` that was never on the page is kept for ever: the browser watches the window for it.
  element.append(image);
  try {
    await image.decode();
    return image;
  } finally {
    signal.removeEventListener('abort', stop);
    image.remove();
  }
}
