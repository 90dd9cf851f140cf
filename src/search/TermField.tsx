import type { Ref } from 'react';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import styles from './term-field.module.css';
import type { useTerm } from './useTerm.ts';

interface Props {
  readonly label: string;
  readonly input: ReturnType<typeof useTerm>['input'];
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The field of `useTerm`. It is no form: there is no page of results, and a form of the page around it is not sent by its key Enter.
 * It takes nothing of the search but its type, so that the search box, which has no such field, need not fetch it.
 */
export const TermField = ({ label, input, error, ref }: Props) => (
  <div role="search" aria-label={label} className={styles['field']}>
    <FieldShell label={label} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          ref={ref}
          form=""
          type="search"
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
    </FieldShell>
  </div>
);
