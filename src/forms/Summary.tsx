import type { ReactNode } from 'react';
import { WaitingTime } from '#src/time/WaitingTime.tsx';
import { useEngine } from './engine.ts';
import { ErrorSummary, withoutEnd } from './ErrorSummary.tsx';
import { useFormMessages } from './messages.ts';
import type { SubmitError } from './submit-error.ts';

interface Props {
  readonly error: SubmitError;
  /** What else is said. */
  readonly children?: ReactNode;
}

/** What has to be put right before a form can be sent, with links to the fields. */
export function Summary({ error: { title, texts, fields, until }, children }: Props) {
  const { idOf } = useEngine();
  const t = useFormMessages();
  const links = fields.map(({ field, message }) => ({
    id: idOf(field),
    text: `${withoutEnd(field.label)}: ${message}`,
  }));
  return (
    <ErrorSummary title={title} texts={texts} links={links}>
      {until !== undefined && <WaitingTime key={until} until={until} t={t} />}
      {children}
    </ErrorSummary>
  );
}
