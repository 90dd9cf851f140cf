import { useState } from 'react';
import { useConsent } from '#src/consent/useConsent.ts';
import { usePage } from '#src/widget/context.ts';
import type { Tiles } from '../base/tiles.ts';

interface ShownTiles {
  readonly tiles: Tiles | undefined;
  /** Host whose tiles wait for the visitor; undefined where none do. */
  readonly offered: string | undefined;
  /** The visitor wants them, on this map. */
  readonly show: () => void;
}

/** Tiles as far as the visitor allows them: those of another host after consent to media, or a press that holds for this map. */
export function useShownTiles(tiles: Tiles | undefined, isStill: boolean): ShownTiles {
  const consent = useConsent(usePage(), 'media');
  const [isPressed, setPressed] = useState(false);
  const host = isStill ? undefined : tiles?.host;
  const isAllowed = !isStill && (!host || isPressed || consent === 'allowed');
  return {
    tiles: isAllowed ? tiles : undefined,
    offered: isAllowed ? undefined : host,
    show: () => setPressed(true),
  };
}
