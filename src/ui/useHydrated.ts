import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and during hydration, then true; true at once in a widget that is drawn in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
