import { useId } from 'react';
import type { ProfileStatus } from '#src/account/account.schema.ts';
import { Meter } from '#src/ui/Meter.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { ProfileField } from './sections.ts';
import styles from './user-profile.module.css';

interface Props {
  readonly status: ProfileStatus;
  /** The fields that visitors see: of others it is of no use to know that they are missing. */
  readonly fields: readonly ProfileField[];
}

/** How complete the profile is: a meter (APG), in words, and what is still missing. */
export function Completion({ status, fields }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const id = useId();
  const { complete, missing } = status;
  const names = fields
    .filter(({ name, isEditable }) => missing.includes(name) && (isEditable || name === 'interests'))
    .map(({ name }) => t(name));
  return (
    <div className={styles['completion']}>
      <p id={id}>{t('complete', { percent: format.number(complete / 100, { style: 'percent' }) })}</p>
      <Meter percent={complete} labelledBy={id} />
      {names.length > 0 && <p className={styles['quiet']}>{t('missing', { fields: format.list(names) })}</p>}
    </div>
  );
}
