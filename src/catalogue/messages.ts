import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** A text of the lists, by its key. */
export type CatalogueTranslate = Translate<keyof typeof en>;

/** The texts of the lists, in the page's language. */
export const useCatalogueMessages = (): CatalogueTranslate => useEngineMessages<typeof en>('catalogue');
