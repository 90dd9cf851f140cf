import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

type Messages = typeof en;

/** The texts about the day of an answer, in the page's language. */
export const useDatedMessages = (): Translate<keyof Messages> => useEngineMessages<Messages>('dated');
