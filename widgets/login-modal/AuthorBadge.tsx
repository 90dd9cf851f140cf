import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What an author sees in the dialog's place: what it is called, and what opens it. */
export function AuthorBadge({ config }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const title = config.title || t('title');
  const selectors = config.triggers.map(({ selector }) => selector);
  return (
    <AuthorNote>
      {selectors.length > 0
        ? t('badgeTriggers', { title, selectors: format.list(selectors) })
        : t('badge', { title })}
    </AuthorNote>
  );
}
