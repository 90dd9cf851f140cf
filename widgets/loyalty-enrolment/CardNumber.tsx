import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { numberGroups, spokenNumber } from './card-number.ts';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';

/** A membership number with its name: shown in groups, read sign by sign; nothing without one. */
export function CardNumber({ number }: { readonly number: string }) {
  const t = useMessages<typeof en>();
  const groups = numberGroups(number);
  if (groups.length === 0) return null;
  return (
    <p className={styles['number']}>
      <span className={styles['numberLabel']}>{t('number')}</span>
      <VisuallyHidden>{spokenNumber(groups)}</VisuallyHidden>
      <bdi dir="ltr" aria-hidden="true" translate="no">
        {groups.join('\u00A0')}
      </bdi>
    </p>
  );
}
