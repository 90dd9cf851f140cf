import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts about a visitor's registrations, in the page's language. */
export const useRegistrationMessages = (): Translate<keyof typeof en> =>
  useEngineMessages<typeof en>('events/registration');
