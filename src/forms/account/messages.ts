import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Key of a text about accounts. */
export type Message = keyof typeof en;

/** The texts of forms of an account, in the page's language. */
export const useAccountMessages = (): Translate<Message> => useEngineMessages<typeof en>('forms/account');
