import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Moment } from './period.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly moment: Moment;
  /** The dates of its period, in words. */
  readonly from: string;
  readonly to: string;
}

/** Tells an author which visitors do not see the banner, and why. */
export function AuthorNotes({ config: { audience }, moment, from, to }: Props) {
  const t = useMessages<typeof en>();
  return (
    <>
      {moment === 'before' && <AuthorNote>{t('startsLater', { date: from })}</AuthorNote>}
      {moment === 'after' && <AuthorNote>{t('hasEnded', { date: to })}</AuthorNote>}
      {audience !== 'all' && <AuthorNote>{t(audience)}</AuthorNote>}
    </>
  );
}
