import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of filters and views, in the page's language. */
export const useRailMessages = (): Translate<keyof typeof en> =>
  useEngineMessages<typeof en>('catalogue/filters');
