import { Sent } from '#src/forms/Sent.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { RequestReceipt } from './request.schema.ts';
import { StatusLink } from './StatusLink.tsx';

interface Props {
  readonly receipt: RequestReceipt;
  readonly text: string;
  readonly statusLink: string | undefined;
}

/** What is shown once a request is handed in: its reference, what happens next, and the page that says how far it is. */
export function Handed({ receipt, text, statusLink }: Props) {
  const t = useMessages<typeof en>();
  const isGranted = receipt.status === 'granted';
  return (
    <Sent
      receipt={receipt}
      title={t(isGranted ? 'granted' : 'sent')}
      text={text || t(isGranted ? 'grantedText' : 'pendingText')}
    >
      <StatusLink href={statusLink} />
    </Sent>
  );
}
