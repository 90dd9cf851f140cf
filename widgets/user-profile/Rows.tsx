import type { ReactNode } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './user-profile.module.css';

interface Props {
  readonly rows: readonly {
    readonly label: string;
    /** Undefined where nothing is filled in. */
    readonly value: ReactNode | undefined;
  }[];
}

/** Fields with what stands in them, to be read. */
export function Rows({ rows }: Props) {
  const t = useMessages<typeof en>();
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-empty={value === undefined || undefined}>{value ?? t('none')}</dd>
        </div>
      ))}
    </dl>
  );
}
