import { memory } from './memory.ts';
import { refuse } from './refusals.ts';
import type { OriginState } from './state.ts';
import type { Switches } from './switches.ts';

/** How long a token of AEM's holds, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** Tokens given out, with the time at which each ends. */
const tokens = memory(() => new Map<string, number>());

/** A new token, as `/libs/granite/csrf/token.json` gives it. */
export function issueToken(state: OriginState): string {
  const token = `csrf-${state.nextNumber()}`;
  tokens(state).set(token, state.now().getTime() + lifetime);
  return token;
}

/**
 * The refusal of a write that has no valid token, where the switch `csrf` demands one (contract, section 4). AEM demands
 * it of all but GET and HEAD; the sign-on service and own addresses do not.
 */
export function missingToken(request: Request, switches: Switches, state: OriginState): Response | undefined {
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  if (!switches.csrf || !isWrite || !new URL(request.url).pathname.startsWith('/bin/')) return undefined;
  const end = tokens(state).get(request.headers.get('CSRF-Token') ?? '');
  return end !== undefined && end > state.now().getTime() ? undefined : refuse(switches.csrf, 'notAllowed');
}
