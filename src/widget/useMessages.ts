import { useMemo } from 'react';
import { engineMessages } from '#src/i18n/engine-messages.ts';
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

/**
 * The messages of an engine, which come with its chunk. For the engine's own `messages.ts`, whose chunk the build gives
 * the words of the folder `messages` beside it.
 *
 * @param engine the engine's folder in `src`
 */
export const useEngineMessages = <Messages extends object>(
  engine: string,
): Translate<keyof Messages & string> => {
  const scope = useScope();
  return useMemo(() => scope.translateOf(engineMessages(scope.page.language, engine)), [scope, engine]);
};
