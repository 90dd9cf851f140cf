import { overlaps } from '#src/hours/overlaps.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** Tells an author of opening hours of the page's own items that are open at the same time. */
export function OverlapNote({ items }: Pick<Config, 'items'>) {
  const t = useMessages<typeof en>();
  const { cmsMode, site } = usePage();
  if (cmsMode !== 'author') return null;
  const notes = items.flatMap(({ title, hours }) =>
    overlaps(hours, site.timeZone).map(([first, second]) =>
      t('overlap', { name: title, first: first + 1, second: second + 1 }),
    ),
  );
  return notes.length > 0 ? <AuthorNote>{notes.join(' ')}</AuthorNote> : null;
}
