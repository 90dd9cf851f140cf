import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Writes a text about a fact of an item. */
export type FactTranslate = Translate<keyof typeof en>;

/** The texts of facts of items, in the page's language. */
export const useFactMessages = (): FactTranslate => useEngineMessages<typeof en>('cards/facts');
