import { HttpResponse, type JsonBodyType } from 'msw';

/** A JSON answer that nobody caches. */
export function json(body: JsonBodyType, status = 200, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Why a call is refused: the keys of the contract (section 4), and one for what there is not. */
type RefusalKey =
  | 'required'
  | 'pattern'
  | 'short'
  | 'long'
  | 'many'
  | 'taken'
  | 'duplicate'
  | 'full'
  | 'closed'
  | 'cancelled'
  | 'changed'
  | 'expired'
  | 'notAllowed'
  | 'notFound';

/** Fields that were refused, with the reason of each. */
export type RefusedFields = Readonly<Record<string, RefusalKey>>;

/** A refusal: a status with a key that says why, and what else the caller needs to know. */
export const refuse = (status: number, error: RefusalKey, facts: Record<string, unknown> = {}): Response =>
  json({ error, ...facts }, status);

/** Refuses what was sent for these fields; the first reason stands for all. */
export const refuseFields = (fields: RefusedFields, status = 422): Response =>
  json({ error: Object.values(fields)[0] ?? 'notAllowed', fields: { ...fields } }, status);

/** Refuses a call that comes too soon. */
export const refuseForNow = (seconds: number): Response =>
  json({ error: 'many' }, 429, { 'Retry-After': String(seconds) });

/** Whether nothing was refused. */
export const isSound = (fields: RefusedFields): boolean => Object.keys(fields).length === 0;
