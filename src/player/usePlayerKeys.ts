import type { KeyboardEvent } from 'react';
import type { Toggle } from './PlayerBar.tsx';
import type { Captions } from './useCaptions.ts';
import type { Playback } from './usePlayback.ts';

/** How far an arrow leads, in seconds. */
const step = 5;

/**
 * Keys of a player, which count only while the focus is in it: k and the space bar play and pause, the arrows lead through
 * time, c shows captions, f fills the screen.
 */
export function usePlayerKeys(
  { time, duration, toggle, seek }: Playback,
  captions: Captions | undefined,
  fullScreen: Toggle | undefined,
) {
  const actionOf = (key: string, { tagName }: Element): (() => void) | undefined => {
    // In the toolbar arrows lead from control to control, or through a list.
    const isOnTime = duration > 0 && /INPUT|VIDEO/.test(tagName);
    switch (key.toLowerCase()) {
      case 'k':
        return toggle;
      case ' ':
        // A button or a list is pressed by it.
        return /BUTTON|SELECT/.test(tagName) ? undefined : toggle;
      case 'arrowleft':
      case 'arrowdown':
        return isOnTime ? () => seek(time - step) : undefined;
      case 'arrowright':
      case 'arrowup':
        return isOnTime ? () => seek(time + step) : undefined;
      case 'c':
        return captions?.toggle;
      case 'f':
        return fullScreen?.toggle;
      default:
        return undefined;
    }
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = actionOf(event.key, event.target as Element);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
