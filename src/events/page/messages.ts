import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The name of a text of an event's page. */
export type EventPageText = keyof typeof en;

/** Writes a text of an event's page. */
export type TranslateEventPage = Translate<EventPageText>;

/** The texts of an event's page, in the page's language. */
export const useEventPageMessages = (): TranslateEventPage => useEngineMessages<typeof en>('events/page');
