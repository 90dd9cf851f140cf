import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of a list's map, in the page's language. */
export const useListMapMessages = (): Translate<keyof typeof en> =>
  useEngineMessages<typeof en>('catalogue/map');
