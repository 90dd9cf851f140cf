import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Key of a text about favourites. */
export type Message = keyof typeof en;

/** The texts of favourites, in the page's language. */
export const useFavouriteMessages = (): Translate<Message> => useEngineMessages<typeof en>('favourites');
