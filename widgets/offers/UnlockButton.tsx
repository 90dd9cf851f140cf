import { Button } from '#src/ui/Button.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type { Lock } from './lock.ts';
import type en from './messages/en.json';
import type { Way } from './offer-view.ts';

/** What a visitor can do about a lock; nothing where nobody can do anything. */
export function UnlockButton({ lock, way }: { readonly lock: Lock; readonly way: Way }) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const { signIn, enrolPath, askAgain } = way;
  if ((lock === 'signIn' || lock === 'business') && signIn)
    return (
      <Button size="small" onClick={signIn}>
        {shared('signIn')}
      </Button>
    );
  if (lock === 'join' && enrolPath)
    return (
      <Button size="small" href={enrolPath} event={{ event: 'cta_click', clickText: t('joinProgramme') }}>
        {t('joinProgramme')}
      </Button>
    );
  if (lock === 'unchecked')
    return (
      <Button size="small" look="stroke" onClick={askAgain}>
        {shared('tryAgain')}
      </Button>
    );
  return null;
}
