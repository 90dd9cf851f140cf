import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { createTranslate, type Messages } from '#src/i18n/messages.ts';
import { usePage } from '#src/widget/context.ts';

const words = import.meta.glob<Messages>('./author-messages/*.json', { eager: true, import: 'default' });

interface Props {
  /** What visitors do not see for it. */
  readonly missing: 'control' | 'links';
  /** Path of the address in the configuration. */
  readonly field: string;
}

/** Names the address without which nobody can sign in or out here. */
export function UnusableAddress({ missing, field }: Props) {
  const { language } = usePage();
  const t = createTranslate(words[`./author-messages/${language}.json`] ?? {}, [], language, 'latn');
  return <AuthorNote>{t(missing === 'links' ? 'linksNotShown' : 'unusableAddress', { field })}</AuthorNote>;
}
