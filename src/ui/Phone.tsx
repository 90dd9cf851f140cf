import type { EventName } from '#src/analytics/events.ts';
import { groupPhone } from '#src/text/group-phone.ts';
import { toPhone } from '#src/text/phone.ts';
import { Link } from './Link.tsx';
import styles from './phone.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** As its author wrote it. */
  readonly number: string;
  /** Kind of event that a click reports. */
  readonly event: EventName;
  readonly className?: string | undefined;
  /** Whom it calls: heard before the number, and reported. */
  readonly label?: string;
}

/** An author's phone number; it can be called when it is one. Runs from left to right on every page. */
export function Phone({ number, event, className, label }: Props) {
  const digits = toPhone(number);
  const shown = (
    <span className={styles['number']} dir="ltr" translate="no">
      {groupPhone(number)}
    </span>
  );
  if (!digits) return <p>{shown}</p>;
  return (
    <Link className={className} href={`tel:${digits}`} event={{ event, clickText: label ?? 'helpline' }}>
      {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      {shown}
    </Link>
  );
}
