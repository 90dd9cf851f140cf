import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Key of a text of the media centre. */
export type Message = keyof typeof en;

/** The texts of the media centre that its widgets share, in the page's language. */
export const useAssetMessages = (): Translate<Message> => useEngineMessages<typeof en>('assets');
