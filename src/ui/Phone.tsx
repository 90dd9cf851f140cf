import type { EventName } from '#src/analytics/events.ts';
import { patterns, toPhone } from '#src/text/patterns.ts';
import { Link } from './Link.tsx';

interface Props {
  /** As its author wrote it. */
  readonly number: string;
  /** Kind of event that a click reports. */
  readonly event: EventName;
  readonly className?: string | undefined;
}

/** An author's phone number; it can be called when it is one. Runs from left to right on every page. */
export function Phone({ number, event, className }: Props) {
  const digits = toPhone(number);
  const shown = (
    <span dir="ltr" translate="no">
      {number}
    </span>
  );
  if (!patterns.phone(digits)) return <p>{shown}</p>;
  return (
    <Link className={className} href={`tel:${digits}`} event={{ event, clickText: 'helpline' }}>
      {shown}
    </Link>
  );
}
