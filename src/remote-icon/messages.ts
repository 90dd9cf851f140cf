import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** What an author is told of icons, in the page's language. */
export const useIconMessages = (): Translate<keyof typeof en> => useEngineMessages<typeof en>('remote-icon');
