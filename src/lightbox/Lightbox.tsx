import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { pageBody } from '#src/page/dom.ts';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { download as downloadGlyph } from '#src/icon/glyphs.ts';
import { zoomIn, zoomOut } from './glyphs.ts';
import styles from './lightbox.module.css';
import { useLightboxMessages } from './messages.ts';
import { filesOf, type LightboxPicture } from './picture.ts';
import { createStage, type Stage, type Zoom } from './stage.ts';

export interface LightboxProps {
  /** Names the dialog. */
  readonly title: string;
  readonly pictures: readonly LightboxPicture[];
  /** The picture that is shown first, counted from 0. */
  readonly startIndex: number;
  /** The visitor has moved to another picture. */
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
  /** Who has the focus afterwards, by the picture that was shown last; without it who had it before. */
  readonly focusAfter?: (index: number) => HTMLElement | null | undefined;
}

/** How much a press of a button or key zooms. */
const zoomStep = 1.5;

/** How far an arrow key moves a zoomed picture, in px. */
const panStep = 80;

/**
 * Pictures in large, one at a time (contract, section 7): a modal dialog with previous, next, close and the count. Swipe,
 * pinch, double tap and wheel; by keyboard the arrows, Home and End, and `+`, `-` and `0` to zoom. Arrows move a picture that is zoomed.
 */
export function Lightbox({ title, pictures, startIndex, onShow, onClose, focusAfter }: LightboxProps) {
  const { direction } = usePage();
  const t = useLightboxMessages();
  const view = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const stage = useRef<Stage>(undefined);
  const [index, setIndex] = useState(startIndex);
  const [hasMoved, setMoved] = useState(false);
  const [zoom, setZoom] = useState<Zoom>({ canZoomIn: false, canZoomOut: false });
  const last = pictures.length - 1;
  const picture = pictures[index];
  const position = { index: index + 1, total: pictures.length };

  const moved = useEffectEvent((next: number) => {
    if (next === index) return;
    setIndex(next);
    setMoved(true);
    onShow(next);
  });
  const zoomed = (next: Zoom) =>
    setZoom((zoom) =>
      next.canZoomIn === zoom.canZoomIn && next.canZoomOut === zoom.canZoomOut ? zoom : next,
    );
  const closed = useEffectEvent(onClose);
  const setStage = useEffectEvent((element: HTMLElement) =>
    createStage(element, {
      pictures: pictures.map(({ image, text }) => ({
        ...filesOf(image, (query) => matchMedia(query).matches),
        text,
      })),
      index,
      isMirrored: direction === 'rtl',
      brokenText: t('broken'),
      onShow: (next) => moved(next),
      onZoom: zoomed,
      onClose: () => closed(),
    }),
  );
  // After the dialog has opened: the stage has no size before.
  useEffect(() => {
    if (!place.current) return undefined;
    const made = setStage(place.current);
    stage.current = made;
    return () => made.destroy();
  }, []);

  const moveTo = (next: number) => stage.current?.show(Math.min(Math.max(next, 0), last));
  const onwards = direction === 'rtl' ? -1 : 1;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    const isOurs = target === pageBody() || (target instanceof Node && view.current?.contains(target));
    if (defaultPrevented || ctrlKey || metaKey || altKey || !isOurs || !stage.current) return;
    const { zoomBy, panBy } = stage.current;
    const acts: Readonly<Record<string, () => unknown>> = {
      '+': () => zoomBy(zoomStep),
      '=': () => zoomBy(zoomStep),
      '-': () => zoomBy(1 / zoomStep),
      '0': () => zoomBy(0),
      ArrowLeft: () => panBy(panStep, 0) || moveTo(index - onwards),
      ArrowRight: () => panBy(-panStep, 0) || moveTo(index + onwards),
      ArrowUp: () => panBy(0, panStep),
      ArrowDown: () => panBy(0, -panStep),
      Home: () => moveTo(0),
      End: () => moveTo(last),
    };
    if (!Object.hasOwn(acts, key)) return;
    event.preventDefault();
    acts[key]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const giveFocus = useEffectEvent(() => focusAfter?.(index)?.focus());
  useLayoutEffect(() => {
    const { current } = view;
    return () => {
      // Once the dialog has gone, and before it gives the focus back to its opener.
      queueMicrotask(() => {
        if (!current?.isConnected) giveFocus();
      });
    };
  }, []);

  return (
    <Dialog
      title={title}
      hidesTitle
      look="screen"
      hasCloseButton={false}
      initialFocus={closer}
      onClose={onClose}
    >
      <div ref={view} className={styles['view']} data-ground="night">
        <div className={styles['bar']}>
          <p className={styles['position']}>{t('position', position)}</p>
          <button
            form=""
            type="button"
            className={styles['button']}
            aria-disabled={!zoom.canZoomOut || undefined}
            onClick={() => stage.current?.zoomBy(1 / zoomStep)}
          >
            <Icon glyph={zoomOut} />
            <VisuallyHidden>{t('zoomOut')}</VisuallyHidden>
          </button>
          <button
            form=""
            type="button"
            className={styles['button']}
            aria-disabled={!zoom.canZoomIn || undefined}
            onClick={() => stage.current?.zoomBy(zoomStep)}
          >
            <Icon glyph={zoomIn} />
            <VisuallyHidden>{t('zoomIn')}</VisuallyHidden>
          </button>
          {picture?.download && (
            <DownloadLink className={styles['button']} href={picture.download} text={picture.text}>
              <Icon glyph={downloadGlyph} />
              <VisuallyHidden>{t('download')}</VisuallyHidden>
            </DownloadLink>
          )}
          <CloseButton ref={closer} onClick={onClose} />
        </div>
        <div className={styles['middle']}>
          <div ref={place} className={styles['stage']} />
          {last > 0 && (
            <>
              <button
                form=""
                type="button"
                className={styles['previous']}
                aria-disabled={index === 0 || undefined}
                onClick={() => moveTo(index - 1)}
              >
                <Icon glyph={chevron} />
                <VisuallyHidden>{t('previous')}</VisuallyHidden>
              </button>
              <button
                form=""
                type="button"
                className={styles['next']}
                aria-disabled={index === last || undefined}
                onClick={() => moveTo(index + 1)}
              >
                <Icon glyph={chevron} />
                <VisuallyHidden>{t('next')}</VisuallyHidden>
              </button>
            </>
          )}
        </div>
        <div className={styles['captions']}>
          {pictures.map(({ key, caption, credit }, place) => (
            <div key={key} className={styles['caption']} inert={place !== index}>
              {caption && <p>{caption}</p>}
              {credit && <p className={styles['credit']}>{credit}</p>}
            </div>
          ))}
        </div>
        <div aria-live="polite">
          {hasMoved && (
            <VisuallyHidden>{t('shown', { ...position, text: picture?.text ?? '' })}</VisuallyHidden>
          )}
        </div>
      </div>
    </Dialog>
  );
}
