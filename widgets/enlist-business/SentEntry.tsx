import { Sent } from '#src/forms/Sent.tsx';
import { profileHref } from '#src/partners/profile-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** An entry that was sent. */
export interface Saved {
  readonly companyId: string;
  readonly isNew: boolean;
}

interface Props {
  readonly saved: Saved;
  readonly profilePath: string | undefined;
}

/** What is shown once an entry is sent: the reference of a new one, or the way to one that was changed. */
export function SentEntry({ saved: { companyId, isNew }, profilePath }: Props) {
  const t = useMessages<typeof en>();
  if (isNew) return <Sent receipt={{ reference: companyId }} title={t('sentTitle')} text={t('sentText')} />;
  return (
    <Sent receipt={{}} title={t('savedTitle')} text={t('savedText')}>
      {profilePath && (
        <Button
          href={profileHref(profilePath, companyId)}
          look="stroke"
          size="small"
          event={{ event: 'cta_click', clickText: t('openEntry') }}
        >
          {t('openEntry')}
        </Button>
      )}
    </Sent>
  );
}
