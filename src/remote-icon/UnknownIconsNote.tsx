import { useSyncExternalStore } from 'react';
import { createTranslate, type Messages } from '#src/i18n/messages.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useScope } from '#src/widget/context.ts';
import { subscribeUnknownIcons, unknownIconsOf } from '#src/icon/unknown-icons.ts';

const messages = import.meta.glob<Messages>('./author-messages/*.json', { eager: true, import: 'default' });

/** Tells an author which names of icons nobody knows; the platform places it once above each widget. */
export function UnknownIconsNote() {
  const scope = useScope();
  const { language } = scope.page;
  const unknown = useSyncExternalStore(
    subscribeUnknownIcons,
    () => unknownIconsOf(scope),
    () => undefined,
  );
  if (!unknown) return null;
  const t = createTranslate(messages[`./author-messages/${language}.json`] ?? {}, [], language, 'latn');
  const names = [...unknown].map((name) => `“${name}”`).join(', ');
  return <AuthorNote>{t('unknownIcon', { names })}</AuthorNote>;
}
