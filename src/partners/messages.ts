import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts about companies of the trade, in the page's language. */
export const usePartnerMessages = (): Translate<keyof typeof en> => useEngineMessages<typeof en>('partners');
