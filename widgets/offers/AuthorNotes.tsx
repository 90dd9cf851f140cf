import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** Tells an author that codes of the page are public, which of them nobody sees, and which offers nobody reaches. */
export function AuthorNotes({ config: { offers, tiers } }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const withCode = offers.filter(({ code }) => code.trim() !== '');
  const titlesOf = (list: typeof offers) => format.list(list.map(({ title }) => title));
  const hidden = withCode.filter(({ audience }) => audience !== 'all');
  const unreachable = offers.filter(
    ({ audience, minTier }) => audience === 'loyalty' && !tiers.includes(minTier || (tiers[0] ?? '')),
  );
  return (
    <>
      {withCode.length > 0 && <AuthorNote>{t('noteCodes')}</AuthorNote>}
      {hidden.length > 0 && <AuthorNote>{t('noteHidden', { names: titlesOf(hidden) })}</AuthorNote>}
      {unreachable.length > 0 && <AuthorNote>{t('noteTiers', { names: titlesOf(unreachable) })}</AuthorNote>}
    </>
  );
}
