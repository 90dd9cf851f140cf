import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';
import { usePage } from '#src/widget/context.ts';
import type en from './messages/en.json';

/** The texts of the search box, in the page's language. */
export type SearchTranslate = Translate<keyof typeof en>;

/** One file a language, fetched when the box is: it is part of several widgets, and of none. */
const files = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

const known = new Map<Language, Messages>();
const listeners = new Set<() => void>();

/** Fetches the box's texts in a language, once. @throws ChunkLoadError when they stay away */
export async function loadWords(language: Language): Promise<void> {
  const words = known.get(language) ?? (await files[`./messages/${language}.json`]?.());
  if (!words || known.has(language)) return;
  known.set(language, words);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/**
 * The texts of the search box; undefined until they are there, and on a server.
 *
 * @param labels the author's own wording
 */
export function useSearchMessages(labels: Readonly<Record<string, string>>): SearchTranslate | undefined {
  const { language, site } = usePage();
  const words = useSyncExternalStore(
    subscribe,
    () => known.get(language),
    () => undefined,
  );
  useEffect(() => {
    loadWords(language).catch((error: unknown) => console.error(`tourism-widgets: ${String(error)}`));
  }, [language]);
  return useMemo(
    () => words && createTranslate(words, [labels, site.labels], language, site.numerals),
    [words, labels, site, language],
  );
}
