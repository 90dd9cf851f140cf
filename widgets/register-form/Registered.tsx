import { MailAgain } from '#src/forms/account/MailAgain.tsx';
import { maskedMail } from '#src/forms/account/masked-mail.ts';
import { Sent } from '#src/forms/Sent.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Registration } from './useRegistration.ts';

/** Milliseconds after which the mail may be asked for again. */
const mailWait = 60_000;

/** A registration that was sent from this page. */
export interface SentRegistration {
  readonly email: string;
  /** When the mail may be asked for again, in ms since 1970. */
  readonly until: number;
}

/** A registration that is sent now. */
export const sentNow = (email: string): SentRegistration => ({ email, until: Date.now() + mailWait });

interface Props {
  readonly registered: SentRegistration;
  readonly mailAgain: Registration['mailAgain'];
  /** Called with when the mail may be asked for the next time. */
  readonly onWait: (until: number) => void;
}

/** What happens next, the same for every address, and the mail once more after a while. */
export function Registered({ registered: { email, until }, mailAgain, onWait }: Props) {
  const t = useMessages<typeof en>();
  return (
    <Sent receipt={{}} title={t('sentTitle')} text={t('sentText', { email: maskedMail(email) })}>
      <MailAgain until={until} wait={mailWait} send={(signal) => mailAgain(email, signal)} onWait={onWait} />
    </Sent>
  );
}
