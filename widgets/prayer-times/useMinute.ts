import { useSyncExternalStore } from 'react';
import { callAt } from '#src/time/call-at.ts';

const length = 60_000;

const thisMinute = () => Math.floor(Date.now() / length) * length;

const subscribe = (notify: () => void) => callAt(() => thisMinute() + length, notify, Infinity);

/**
 * The beginning of the minute that it is, in ms since 1970; another one as each minute is over.
 *
 * @returns undefined where nobody can know: on the server and while its HTML is brought to life
 */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(subscribe, thisMinute, () => undefined);
