import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of what asks a visitor to sign in, in the page's language. */
export const useSignInPromptMessages = (): Translate<keyof typeof en> =>
  useEngineMessages<typeof en>('sign-in/prompt');
