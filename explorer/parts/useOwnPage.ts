import { useSyncExternalStore } from 'react';
import type { OwnPage } from './parts.ts';
import { readPage, subscribe } from './stored-page.ts';

/** The author's own page as it is now. */
export const useOwnPage = (): OwnPage => useSyncExternalStore(subscribe, readPage);
