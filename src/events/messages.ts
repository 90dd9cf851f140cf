import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Writes a text about events. */
export type TranslateEvents = Translate<keyof typeof en>;

/** The texts about events, in the page's language. */
export const useEventMessages = (): TranslateEvents => useEngineMessages<typeof en>('events');
