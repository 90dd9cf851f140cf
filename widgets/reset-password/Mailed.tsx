import { MailAgain } from '#src/forms/account/MailAgain.tsx';
import { maskedMail } from '#src/forms/account/masked-mail.ts';
import { Sent } from '#src/forms/Sent.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { askForMail } from './ask-for-mail.ts';
import type en from './messages/en.json';
import type { ResetCall } from './useResetCall.ts';

interface Props {
  readonly email: string;
  /** When a further mail may be asked for, in ms since 1970. */
  readonly until: number;
  /** Milliseconds between mails. */
  readonly wait: number;
  readonly call: ResetCall | undefined;
  readonly onWait: (until: number) => void;
}

/** What happens next, the same for every address, and a further mail after a while. */
export function Mailed({ email, until, wait, call, onWait }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  return (
    <Sent receipt={{}} title={t('mailed')} text={t('mailedText', { email: maskedMail(email) })}>
      {call && (
        <MailAgain
          until={until}
          wait={wait}
          send={(signal) => askForMail(call, email, language, signal)}
          onWait={onWait}
        />
      )}
    </Sent>
  );
}
