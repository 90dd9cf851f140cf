import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of lists of cards that are asked for, in the page's language. */
export const useSourceMessages = (): Translate<keyof typeof en> =>
  useEngineMessages<typeof en>('catalogue/sources');
