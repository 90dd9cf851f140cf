import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pause, play } from '#src/icon/common-glyphs.ts';
import type { Picture } from '#src/media/choose-image.ts';
import { useInView } from '#src/media/useInView.ts';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import {
  compassPointOf,
  directionOfDevice,
  fieldOfView,
  normalYaw,
  project,
  type Direction,
  type Size,
  type View,
} from './camera.ts';
import { ControlButton } from './ControlButton.tsx';
import { Controls } from './Controls.tsx';
import { zoom } from './gestures.ts';
import { turnTo } from './motion.ts';
import type en from './messages/en.json';
import styles from './panorama-viewer.module.css';
import type { Selection, Spot } from './spots.ts';
import { SpotText } from './SpotText.tsx';
import { startSphere, type LivingSphere, type SphereState } from './start-sphere.ts';
import { useGyroscope } from './useGyroscope.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly picture: Picture;
  readonly spots: readonly Spot[];
  readonly selection: Selection | undefined;
  /** A spot is pressed, or its text is closed. */
  readonly onSelect: (selection: Selection | undefined) => void;
  readonly state: SphereState | undefined;
  readonly onState: (state: SphereState) => void;
  /** What fills the screen. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Px beyond the edge of the box where a spot is still shown. */
const edge = 20;

/** Ms for which the view rests before it is said where it leads. */
const rest = 700;

/** The panorama as a sphere around the visitor, its spots as buttons in it, and its controls. */
export function Sphere({ config, picture, spots, selection, onSelect, state, onState, stage }: Props) {
  const { title, startYaw, startPitch, northOffset, autoRotate } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const keysId = useId();
  const box = useRef<HTMLDivElement>(null);
  const needle = useRef<HTMLSpanElement>(null);
  const living = useRef<LivingSphere>(undefined);
  const saying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heldBefore = useRef<Direction>(undefined);
  const [said, setSaid] = useState('');
  const [isTurning, setTurning] = useState(autoRotate);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const isInView = useInView(box, '0px', true);
  const isPageVisible = usePageVisible();
  const isRunning = state === 'running';
  const shown = spots.filter((spot) => spot.at !== undefined);
  const start = selection?.spot.at ?? { yaw: startYaw, pitch: startPitch };
  const key = picture.srcSet ?? picture.src;

  const gyroscope = useGyroscope((held) => {
    const { current: sphere } = living;
    const now = directionOfDevice(held);
    const before = heldBefore.current ?? now;
    heldBefore.current = now;
    // Where the visitor has dragged it to, it goes on from.
    if (sphere)
      sphere.motion.jump({
        yaw: sphere.motion.view.yaw + normalYaw(now.yaw - before.yaw),
        pitch: now.pitch,
      });
  });

  /** Puts the spots and the needle where the view has them. */
  const followView = useEffectEvent((view: View, size: Size) => {
    const inView: string[] = [];
    box.current?.querySelectorAll('button').forEach((button, index) => {
      const spot = shown[index];
      const point = spot?.at && project(spot.at, view, size);
      const isShown =
        point !== undefined &&
        Math.abs(point.x) < size.width / 2 + edge &&
        Math.abs(point.y) < size.height / 2 + edge;
      // The focus never stays on what nobody sees.
      if (!isShown && button === readDocument('activeElement')) box.current?.focus({ preventScroll: true });
      button.style.visibility = isShown ? 'visible' : 'hidden';
      if (isShown) {
        button.style.translate = `${point.x.toFixed(1)}px ${point.y.toFixed(1)}px`;
        if (spot) inView.push(spot.label);
      }
    });
    needle.current?.style.setProperty('rotate', `${(northOffset - view.yaw).toFixed(1)}deg`);
    clearTimeout(saying.current);
    const looking = t(compassPointOf(view.yaw, northOffset));
    saying.current = setTimeout(() => {
      setSaid(inView.length > 0 ? `${looking} ${t('inView', { points: format.list(inView) })}` : looking);
    }, rest);
  });
  const stopTurning = useEffectEvent(() => setTurning(false));
  const tellState = useEffectEvent(onState);
  const mayGlide = useEffectEvent(() => !wantsStillness);
  const startView = useEffectEvent((): View => ({ ...start, fov: fieldOfView.initial }));

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const sphere = startSphere(current, {
      picture,
      start: startView(),
      mayGlide: () => mayGlide(),
      onAction: () => stopTurning(),
      onDraw: (view, size) => followView(view, size),
      onState: (next) => tellState(next),
    });
    living.current = sphere;
    return () => {
      clearTimeout(saying.current);
      sphere.end();
      living.current = undefined;
    };
    // The author's words may change; the picture alone makes another sphere.
    // eslint-disable-next-line react/exhaustive-deps
  }, [key]);

  useLayoutEffect(() => {
    // Its compass has come only now.
    living.current?.redraw();
    // The start button has gone, and the focus with it.
    if (isRunning && readDocument('activeElement') === pageBody())
      box.current?.focus({ preventScroll: true });
  }, [isRunning]);

  const turns = isTurning && isRunning && !wantsStillness && isInView && isPageVisible;
  useEffect(() => living.current?.setTurning(turns), [turns]);

  const wanted = selection?.spot.at;
  useEffect(() => {
    const { current: sphere } = living;
    if (!wanted || !sphere) return;
    stopTurning();
    turnTo(sphere.motion, wanted);
  }, [selection, wanted]);

  const act = (move: (sphere: LivingSphere) => void) => {
    setTurning(false);
    if (living.current) move(living.current);
  };
  return (
    <>
      {isRunning && autoRotate && !wantsStillness && (
        <div className={styles['turn']}>
          <ControlButton glyph={isTurning ? pause : play} onPress={() => setTurning(!isTurning)}>
            {t(isTurning ? 'pause' : 'play')}
          </ControlButton>
        </div>
      )}
      <div
        ref={box}
        className={styles['sphere']}
        data-running={isRunning || undefined}
        role="application"
        // Its keys are its own.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isRunning ? 0 : -1}
        aria-label={title || t('panorama')}
        aria-describedby={keysId}
      >
        {shown.map((spot) => (
          <button
            key={spot.number}
            form=""
            type="button"
            className={styles['spot']}
            aria-expanded={selection?.spot.number === spot.number}
            onClick={({ currentTarget }) => onSelect({ spot, opener: currentTarget })}
          >
            <span className={styles['dot']} aria-hidden="true">
              {format.number(spot.number)}
            </span>
            <span className={styles['spot-label']}>{spot.label}</span>
          </button>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{t('keys')}</VisuallyHidden>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
      {isRunning && (
        <>
          {selection && (
            <SpotText key={selection.spot.number} {...selection} onClose={() => onSelect(undefined)} />
          )}
          <Controls
            needle={needle}
            stage={stage}
            gyroscope={gyroscope}
            onZoom={(factor) => act((sphere) => zoom(sphere, factor))}
            onRestart={() =>
              act(({ motion }) => {
                motion.glide({ fov: fieldOfView.initial }, 220);
                turnTo(motion, { yaw: startYaw, pitch: startPitch });
              })
            }
          />
        </>
      )}
    </>
  );
}
