import { useEffectEvent, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { placeNear } from './place-near.ts';
import styles from './tooltip.module.css';

interface Props {
  readonly text: string;
  /** Stands under the text; reached by pointer and by Tab. */
  readonly link?: ReactNode;
  readonly className?: string | undefined;
  /** Draws what the tooltip is about: an element that can have the focus, with this id as `aria-describedby`. */
  readonly children: (descriptionId: string) => ReactNode;
}

/** Ms for which a pointer may be off the element and its tooltip, on its way from one to the other. */
const grace = 250;

/** Ms for which a pointer stays before it means it. */
const hoverDelay = 120;

/** Hides the one that is shown: two would lie over each other. */
let hideShown: (() => void) | undefined;

/**
 * A description that shows on focus, hover and tap (APG: tooltip; WCAG 1.4.13): it stays while the pointer is on it or on
 * its way to it, Escape hides it and nothing else, and it is there for assistive technology all the time.
 */
export function Tooltip({ text, link, className, children }: Props) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const id = useId();
  const isOpen = useEffectEvent(() => isShown);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (toShown: boolean, after = 0) => {
      clearTimeout(timer);
      if (after > 0) timer = setTimeout(setShown, after, toShown);
      else setShown(toShown);
    };
    const listeners: Partial<{
      [Type in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Type]) => void;
    }> = {
      pointerenter: ({ pointerType }) => pointerType !== 'touch' && change(true, isOpen() ? 0 : hoverDelay),
      pointerleave: ({ pointerType }) => pointerType !== 'touch' && change(false, grace),
      focusin: () => change(true),
      focusout: ({ relatedTarget }) =>
        !(relatedTarget instanceof Node && element.contains(relatedTarget)) && change(false),
      // A tap gives the focus in no Safari.
      click: () => change(true),
    };
    const types = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const type of types) element.addEventListener(type, listeners[type] as EventListener);
    // Drawn under a pointer that rests: it does not enter a second time.
    if (element.matches(':hover')) change(true, hoverDelay);
    return () => {
      clearTimeout(timer);
      for (const type of types) element.removeEventListener(type, listeners[type] as EventListener);
    };
  }, []);

  useLayoutEffect(() => {
    const [element, anchor] = [tip.current, place.current?.firstElementChild];
    if (!isShown || !element || !anchor) return undefined;
    const hide = () => setShown(false);
    hideShown?.();
    hideShown = hide;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Before anyone else: the dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) hide();
    };
    // Its neighbours in a list stay in sight.
    const follow = () => placeNear(element, anchor, anchor.closest('ul, ol'));
    // Browsers without popovers show it where it stands in the page's layers.
    element.showPopover?.();
    follow();
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
      if (hideShown === hide) hideShown = undefined;
      if (element.isConnected) element.hidePopover?.();
    };
  }, [isShown]);

  return (
    <span ref={place} className={[styles['place'], className].filter(Boolean).join(' ')}>
      {children(id)}
      <span
        ref={tip}
        className={styles['tip']}
        popover="manual"
        role={link ? undefined : 'tooltip'}
        data-shown={isShown || undefined}
        data-ground="night"
        data-tw-root=""
      >
        <span id={id} className={styles['text']}>
          {text}
        </span>
        {link && <span className={styles['link']}>{link}</span>}
      </span>
    </span>
  );
}
