import { AuthorNote } from '#src/author/AuthorNote.tsx';
import { createTranslate, type Messages } from '#src/i18n/messages.ts';
import { usePage } from '#src/widget-context.ts';

const words = import.meta.glob<Messages>('./author-messages/*.json', { eager: true, import: 'default' });

/** Names the address without which nobody can sign in or out here. */
export function UnusableAddress({ field }: { readonly field: string }) {
  const { language } = usePage();
  const t = createTranslate(words[`./author-messages/${language}.json`] ?? {}, [], language, 'latn');
  return <AuthorNote>{t('unusableAddress', { field })}</AuthorNote>;
}
