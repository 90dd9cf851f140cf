import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of what is copied, printed and shared, in the page's language. */
export const useOutputMessages = (): Translate<keyof typeof en> => useEngineMessages<typeof en>('outputs');
