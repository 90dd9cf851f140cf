import { useSyncExternalStore } from 'react';

/** Whether the visitor's browser asks for little data; so it does until it can be asked. */
export const useSavesData = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true,
    () => true,
  );
