import type shared from '#src/i18n/messages/en.json';
import type { Translate } from '#src/i18n/messages.ts';
import { useScope } from './context.ts';

/**
 * The texts of the widget that is being drawn, in the page's language. Texts of its author and of
 * the site replace ours. A misspelt key does not compile:
 * `const t = useMessages<typeof en>()` with `import type en from './messages/en.json'`.
 */
export const useMessages = <Messages extends object>(): Translate<keyof Messages & string> =>
  useScope().translate;

/** The messages that all widgets share: close, try again, opens in a new window, … */
export const useSharedMessages = (): Translate<keyof typeof shared> => useScope().translateShared;
