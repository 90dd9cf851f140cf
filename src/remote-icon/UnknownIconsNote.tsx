import { useSyncExternalStore } from 'react';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useScope } from '#src/widget/context.ts';
import { subscribeUnknownIcons, unknownIconsOf } from '#src/icon/unknown-icons.ts';
import { useIconMessages } from './messages.ts';

/** Tells an author which names of icons nobody knows; the platform places it once above each widget. */
export function UnknownIconsNote() {
  const scope = useScope();
  const t = useIconMessages();
  const unknown = useSyncExternalStore(
    subscribeUnknownIcons,
    () => unknownIconsOf(scope),
    () => undefined,
  );
  if (!unknown) return null;
  const names = [...unknown].map((name) => `“${name}”`).join(', ');
  return <AuthorNote>{t('unknownIcon', { names })}</AuthorNote>;
}
