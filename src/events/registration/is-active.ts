import type { Registration } from '../registration.schema.ts';

/** Whether a place is held, or waited for. */
export const isActive = ({ status }: Registration): boolean =>
  status === 'registered' || status === 'waitlisted' || status === 'pending';
