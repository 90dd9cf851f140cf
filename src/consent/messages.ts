import type en from './messages/en.json';

/** Names the words of this engine to `useEngineMessages`, which a later room holds. */
export const consentWords = 'consent';

export type ConsentMessages = typeof en;
