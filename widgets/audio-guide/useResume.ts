import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { draftKey } from '#src/drafts/draft-key.ts';
import { audioGuide } from './storage.ts';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import type { ItemWithLink } from '#src/ui/deep-link-items.ts';
import { useScope } from '#src/widget/context.ts';
import type { Stop } from './widget.ts';

/** A place in a guide. */
export interface Heard {
  readonly index: number;
  readonly seconds: number;
}

interface Resume {
  /** Where the visitor is, or was when they left; undefined where they have heard nothing, or all of it. */
  readonly offer: Heard | undefined;
  /** Remembers a place; one behind the last stop forgets the guide. A second near the last is left out unless it is exact. */
  readonly keep: (index: number, seconds: number, isExact?: boolean) => void;
}

/** The key would grow for ever: of so many guides the last are remembered. */
const most = 50;

/** What is played anew is remembered every so many seconds. */
const step = 5;

const onChange = (listener: () => void) => subscribe(audioGuide, listener);

/**
 * The last stop of a guide and the second within it, in this browser. A guide is told from others by its `id`, else by
 * the page without its language and its place on it: it goes on in another language, too.
 */
export function useResume(
  inside: RefObject<Element | null>,
  id: string | undefined,
  stops: readonly ItemWithLink<Stop>[],
): Resume {
  const { page, name } = useScope();
  const kept = useRef<Heard>(undefined);
  const keptAs = useRef<string>(undefined);

  const keyOf = () => {
    const mount = inside.current?.closest('[data-component],[data-widget]');
    return id ?? (mount ? draftKey(page, name, mount) : undefined);
  };

  const heard = useSyncExternalStore(
    onChange,
    () => {
      const key = keyOf();
      const guides = readKey(audioGuide);
      return key !== undefined && guides && Object.hasOwn(guides, key) ? guides[key] : undefined;
    },
    () => undefined,
  );
  const index = stops.findIndex(({ key }) => key === heard?.stop);

  return {
    offer: heard && index >= 0 && heard.seconds >= 0 ? { index, seconds: heard.seconds } : undefined,
    keep(at, seconds, isExact = false) {
      const last = kept.current;
      if (!isExact && last?.index === at && Math.abs(last.seconds - seconds) < step) return;
      kept.current = { index: at, seconds };
      // As the guide is taken off the page it has no place there any more.
      const key = keyOf() ?? keptAs.current;
      if (key === undefined) return;
      keptAs.current = key;
      const { [key]: _, ...others } = readKey(audioGuide) ?? {};
      const stop = stops[at]?.key;
      writeKey(audioGuide, {
        ...Object.fromEntries(Object.entries(others).slice(1 - most)),
        ...(stop !== undefined && { [key]: { stop, seconds: Math.floor(seconds) } }),
      });
    },
  };
}
