import type { EventRecord } from '../event.ts';
import type { Registration } from '../registration.schema.ts';

/** An event with the seats that are left now, which the registration's answer says later than the search. */
export function withSeats(record: EventRecord, registration: Registration | null | undefined): EventRecord {
  const { capacity, remaining, opens, closes, waitlist = false } = registration?.event ?? {};
  const said = {
    ...(capacity !== undefined && { capacity }),
    ...(remaining !== undefined && { remaining }),
    ...(opens && { opens }),
    ...(closes && { closes }),
  };
  const { source } = record;
  return { ...record, source: { ...source, ...said, waitlist: waitlist || source.waitlist === true } };
}
