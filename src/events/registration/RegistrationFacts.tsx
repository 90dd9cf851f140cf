import { useFormat } from '#src/widget/useFormat.ts';
import type { Registration } from '../registration.schema.ts';
import { useRegistrationMessages } from './messages.ts';
import styles from './registration.module.css';

/** How a registration stands: status, place on the waiting list, seats, reference. */
export function RegistrationFacts({ registration }: { readonly registration: Registration }) {
  const t = useRegistrationMessages();
  const format = useFormat();
  const { status, position, seats, reference } = registration;
  if (status === 'none') return null;
  return (
    <>
      <p className={styles['status']} data-status={status}>
        {t(status)}
      </p>
      {status === 'waitlisted' && position !== undefined && (
        <p>{t('position', { place: format.number(position) })}</p>
      )}
      {seats !== undefined && seats > 0 && <p>{t('seats', { count: seats })}</p>}
      {reference && (
        <p>
          <span>{`${t('reference')}: `}</span>
          <bdi dir="ltr" className={styles['reference']}>
            {reference}
          </bdi>
        </p>
      )}
    </>
  );
}
