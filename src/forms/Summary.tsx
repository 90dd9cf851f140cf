import type { ReactNode } from 'react';
import { WaitingTime } from '#src/time/WaitingTime.tsx';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { ErrorSummary, withoutEnd } from './ErrorSummary.tsx';
import { useFormMessages } from './messages.ts';
import type { SubmitError } from './submit-error.ts';

interface Props {
  readonly error: SubmitError;
  /** Leads to a field that is in another step. */
  readonly onAbsent: (field: FormField) => void;
  /** What else is said. */
  readonly children?: ReactNode;
}

/** What has to be put right before a form can be sent, with links to the fields. */
export function Summary({ error: { title, texts, fields, until }, onAbsent, children }: Props) {
  const { idOf } = useEngine();
  const t = useFormMessages();
  const links = fields.map(({ field, message }) => ({
    id: idOf(field),
    text: `${withoutEnd(field.label)}: ${message}`,
  }));
  return (
    <ErrorSummary
      title={title}
      texts={texts}
      links={links}
      onAbsent={(id) => {
        const absent = fields.find(({ field }) => idOf(field) === id);
        if (absent) onAbsent(absent.field);
      }}
    >
      {until !== undefined && <WaitingTime key={until} until={until} t={t} />}
      {children}
    </ErrorSummary>
  );
}
