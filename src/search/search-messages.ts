import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';
import { useScope } from '#src/widget/context.ts';
import type en from './messages/en.json';

/** The texts of the search box, in the page's language. */
export type SearchTranslate = Translate<keyof typeof en>;

/** One file a language, fetched when the box is: it is part of several widgets, and of none. */
const files = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

const known = new Map<Language, Messages>();
const listeners = new Set<() => void>();

/** Fetches the box's texts in a language, once. @throws ChunkLoadError when they stay away */
export async function loadSearchMessages(language: Language): Promise<void> {
  const messages = known.get(language) ?? (await files[`./messages/${language}.json`]?.());
  if (!messages || known.has(language)) return;
  known.set(language, messages);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** The texts of the search box; undefined until they are there, and on a server. */
export function useSearchMessages(): SearchTranslate | undefined {
  const { page, config } = useScope();
  const { language, site } = page;
  const { labels } = config;
  const messages = useSyncExternalStore(
    subscribe,
    () => known.get(language),
    () => undefined,
  );
  useEffect(() => {
    const load = () =>
      void loadSearchMessages(language).catch((error: unknown) =>
        console.error(`tourism-widgets: ${String(error)}`),
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [language]);
  return useMemo(
    () => messages && createTranslate(messages, [labels, site.labels], language, site.numerals),
    [messages, labels, site, language],
  );
}
