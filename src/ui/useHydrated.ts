import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while its HTML is brought to life, true from then on; true at once in a widget drawn here. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
