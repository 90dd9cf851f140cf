import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Key of a text about mail choices. */
export type Message = keyof typeof en;

/** The texts that all widgets about mail choices share, in the page's language. */
export const useSubscriptionMessages = (): Translate<Message> =>
  useEngineMessages<typeof en>('subscriptions');
