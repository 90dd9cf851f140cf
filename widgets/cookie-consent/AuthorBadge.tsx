import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Category } from './categories.ts';
import type en from './messages/en.json';
import { useIsFirst } from './useIsFirst.ts';

/** What an author sees in its place: what is asked, and how visitors come back to it. Nothing covers the page. */
export function AuthorBadge({ categories }: { readonly categories: readonly Category[] }) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const [isFirst, place] = useIsFirst();
  const names = categories.map(({ key, label }) => label || t(key));
  return (
    <div ref={place}>
      <AuthorNote>{t('badge', { categories: new Intl.ListFormat(language).format(names) })}</AuthorNote>
      {isFirst === false && <AuthorNote>{t('isSecond')}</AuthorNote>}
    </div>
  );
}
