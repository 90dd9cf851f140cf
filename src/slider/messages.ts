import type { Translate } from '#src/i18n/messages.ts';
import { useEngineMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** The texts of slides and of what moves them, in the page's language. */
export const useSliderMessages = (): Translate<keyof typeof en> => useEngineMessages<typeof en>('slider');
