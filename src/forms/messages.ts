import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Key of a text of the form engine. */
export type Message = keyof typeof en;

/** The texts of forms, in the page's language. */
export const useFormMessages = (): Translate<Message> => useEngineMessages<typeof en>('forms');
