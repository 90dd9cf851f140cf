import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts about learning, in the page's language. */
export const useLearningMessages = (): Translate<keyof typeof en> => useEngineMessages<typeof en>('learning');
