import { useCallback, useSyncExternalStore } from 'react';
import { pathWithoutLanguage } from '#src/page/language.ts';
import { feedback } from './storage.ts';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import { usePage } from '#src/widget/context.ts';

const day = 24 * 60 * 60_000;

const onChange = (listener: () => void) => subscribe(feedback, listener);

/** Whether a moment lies within the last so many days; what is no moment does not. */
const isWithin = (moment: string | undefined, days: number): boolean =>
  moment !== undefined && Date.now() - Date.parse(moment) < days * day;

/**
 * Whether feedback was given on this page, in whatever language, in the last so many days, as this browser remembers it.
 *
 * @returns also what remembers it
 */
export function useAnswered(days: number): readonly [boolean, () => void] {
  const path = pathWithoutLanguage(usePage());
  const isAnswered = useSyncExternalStore(
    onChange,
    () => {
      const moments = readKey(feedback);
      return isWithin(moments && Object.hasOwn(moments, path) ? moments[path] : undefined, days);
    },
    () => false,
  );
  const remember = useCallback(
    () => void writeKey(feedback, { ...readKey(feedback), [path]: new Date().toISOString() }),
    [path],
  );
  return [isAnswered, remember];
}
