import type { Translate } from '#src/i18n/messages.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface Props {
  /** When it may be tried again, in ms since 1970. */
  readonly until: number;
  /** Writes how many seconds are left, and that it may be tried again now. */
  readonly t: Translate<'wait' | 'again'>;
}

/** How long somebody has to wait before the next try. Counted for the eye: what stands around it is said once. */
export function WaitingTime({ until, t }: Props) {
  const seconds = useSecondsUntil(until) ?? 0;
  return <p aria-live="off">{seconds > 0 ? t('wait', { count: seconds }) : t('again')}</p>;
}
