import { useEffect, useRef, useState } from 'react';

/** Ms for which a pointer rests on an item before its panel opens (catalogue, 1). */
const intent = 150;

/** Ms for which a pointer may be off an item and its panel, on its way from one to the other (WCAG 1.4.13). */
const grace = 300;

interface Open {
  readonly key: string;
  /** Pressed, it stays until it is closed; opened by a pointer that rested there, it goes with the pointer. */
  readonly isPressed: boolean;
}

/** Which item of the main menu is open, and what opens and closes it. */
export interface Menu {
  /** Key of the open item. */
  readonly open: string | undefined;
  /** It was pressed, and not only pointed at. */
  readonly isPressed: boolean;
  /** A pointer has come to an item. */
  readonly onRest: (key: string) => void;
  /** It has gone. */
  readonly onLeave: () => void;
  /** An item is pressed, by a pointer or without one. */
  readonly onPress: (key: string, isByPointer: boolean) => void;
  readonly close: () => void;
}

/**
 * State of the main menu: one panel at most. The first press on an item that a resting pointer has opened keeps it
 * open: whoever points and clicks at once would else close what has just opened. A key closes it.
 *
 * @param isShut nothing opens, and what is open closes: an author's page, a narrow window
 */
export function useMenu(isShut: boolean): Menu {
  const [open, setOpen] = useState<Open>();
  if (isShut && open) setOpen(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isShut) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [isShut]);

  const after = (ms: number, change: (current: Open | undefined) => Open | undefined) => {
    clearTimeout(timer.current);
    if (isShut) return;
    if (ms === 0) setOpen(change);
    else timer.current = setTimeout(setOpen, ms, change);
  };
  return {
    open: open?.key,
    isPressed: Boolean(open?.isPressed),
    onRest: (key) => after(intent, (current) => (current?.key === key ? current : { key, isPressed: false })),
    onLeave: () => after(grace, (current) => (current?.isPressed ? current : undefined)),
    onPress: (key, isByPointer) =>
      after(0, (current) =>
        current?.key === key && (current.isPressed || !isByPointer) ? undefined : { key, isPressed: true },
      ),
    close: () => after(0, () => undefined),
  };
}
