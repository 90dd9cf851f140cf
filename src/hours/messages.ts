import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

type Messages = typeof en;

/** Writes a text about opening hours. */
export type TranslateHours = Translate<keyof Messages>;

/** The texts about opening hours, in the page's language. */
export const useHoursMessages = (): TranslateHours => useEngineMessages<Messages>('hours');
