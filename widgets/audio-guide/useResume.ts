import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { draftKey } from '#src/drafts/draft-key.ts';
import { audioGuide } from '#src/session/own-keys.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import type { AddressedItem } from '#src/ui/addressed.ts';
import { useScope } from '#src/widget/context.ts';
import type { Stop } from './widget.ts';

/** A place in a guide. */
export interface Heard {
  readonly index: number;
  readonly seconds: number;
}

interface Resume {
  /** Where the visitor was when they left; undefined where they have heard nothing, or all of it. */
  readonly offer: Heard | undefined;
  readonly forget: () => void;
  /** Remembers a place; one behind the last stop forgets the guide. */
  readonly keep: (index: number, seconds: number) => void;
}

/** The key would grow for ever: of so many guides the last are remembered. */
const most = 50;

/** What is played anew is remembered every so many seconds. */
const step = 5;

/**
 * The last stop of a guide and the second within it, in this browser. A guide is told from others by its `id`, else by
 * the page without its language and its place on it: it goes on in another language, too.
 */
export function useResume(
  inside: RefObject<Element | null>,
  id: string | undefined,
  stops: readonly AddressedItem<Stop>[],
): Resume {
  const { page, name } = useScope();
  const [offer, setOffer] = useState<Heard>();
  const kept = useRef<Heard>(undefined);

  const keyOf = useCallback(() => {
    const mount = inside.current?.closest('[data-component],[data-widget]');
    return id ?? (mount ? draftKey(page.url, name, mount) : undefined);
  }, [inside, id, page, name]);

  const [stopKeys] = useState(() => stops.map(({ key }) => key));
  useLayoutEffect(() => {
    const key = keyOf();
    const guides = readKey(audioGuide) ?? {};
    if (key === undefined || !Object.hasOwn(guides, key)) return;
    const { stop, seconds } = guides[key] ?? { stop: '', seconds: 0 };
    const index = stopKeys.indexOf(stop);
    if (index < 0 || !(seconds >= 0) || !Number.isFinite(seconds)) return;
    setOffer({ index, seconds });
  }, [keyOf, stopKeys]);

  return {
    offer,
    forget: () => setOffer(undefined),
    keep(index, seconds) {
      const last = kept.current;
      if (last?.index === index && Math.abs(last.seconds - seconds) < step) return;
      kept.current = { index, seconds };
      const key = keyOf();
      if (key === undefined) return;
      const { [key]: _, ...others } = readKey(audioGuide) ?? {};
      const stop = stops[index]?.key;
      writeKey(audioGuide, {
        ...Object.fromEntries(Object.entries(others).slice(1 - most)),
        ...(stop !== undefined && { [key]: { stop, seconds: Math.floor(seconds) } }),
      });
    },
  };
}
