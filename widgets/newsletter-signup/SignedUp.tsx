import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Names of newsletters that could not be added. */
  readonly failed: readonly string[];
}

/** What happens next; the same whether or not the address was known. Takes the focus. */
export function SignedUp({ config: { doubleOptIn, successText }, failed }: Props) {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const format = useFormat();
  return (
    <SuccessNote headingLevel={headingLevel} title={t(doubleOptIn ? 'checkMail' : 'signedUp')}>
      <p>{successText || t(doubleOptIn ? 'checkMailText' : 'signedUpText')}</p>
      {failed.length > 0 && <p>{t('failedLists', { lists: format.list(failed) })}</p>}
    </SuccessNote>
  );
}
