import type { ReactNode } from 'react';
import { WaitingTime } from '#src/time/WaitingTime.tsx';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { ErrorSummary, withoutEnd } from './ErrorSummary.tsx';
import { useFormMessages } from './messages.ts';

/** Why a form was not sent. A new one takes the focus. */
export interface Trouble {
  readonly title: string;
  readonly texts: readonly string[];
  readonly fields: readonly { readonly field: FormField; readonly message: string }[];
  /** When it may be sent again, in ms since 1970. */
  readonly until?: number | undefined;
  /** Nothing that the visitor could put right: the form could not be sent. */
  readonly isUnsent?: boolean | undefined;
}

interface Props {
  readonly trouble: Trouble;
  readonly headingLevel: 2 | 3 | 4 | 5;
  /** What else is said. */
  readonly children?: ReactNode;
}

/** What has to be put right before a form can be sent, with links to the fields. */
export function Summary({ trouble: { title, texts, fields, until }, headingLevel, children }: Props) {
  const { idOf } = useEngine();
  const t = useFormMessages();
  const links = fields.map(({ field, message }) => ({
    id: idOf(field),
    text: `${withoutEnd(field.label)}: ${message}`,
  }));
  return (
    <ErrorSummary headingLevel={headingLevel} title={title} texts={texts} links={links}>
      {until !== undefined && <WaitingTime key={until} until={until} t={t} />}
      {children}
    </ErrorSummary>
  );
}
