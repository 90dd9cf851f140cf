import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of the search box, in the page's language. */
export const useSearchMessages = (): Translate<keyof typeof en> => useEngineMessages<typeof en>('search');
