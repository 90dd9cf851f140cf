import { memory } from './memory.ts';
import type { OriginState } from './state.ts';

/** Mails to one address within a minute before the service asks to wait. */
const perMinute = 3;
const minute = 60_000;

/** Times of mails, by address. */
const sent = memory(() => new Map<string, number[]>());

/** Sends a mail, or says in how many seconds one may be sent to this address again. */
export function sendMail(state: OriginState, address: string): { waitSeconds: number } | undefined {
  const now = state.now().getTime();
  const recent = (sent(state).get(address) ?? []).filter((time) => now - time < minute);
  if (recent.length >= perMinute) return { waitSeconds: minute / 1000 };
  sent(state).set(address, [...recent, now]);
  return undefined;
}
