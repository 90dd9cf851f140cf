import { isObject } from '#src/schema/coerce.ts';
import { tryRead } from '#src/schema/read.ts';
import { parseJson, readText } from './answer-text.ts';
import { refusalAnswer } from './answers/refusal.schema.ts';
import type { FailedAnswer } from './errors.ts';

/** Bytes of a refusal that are read: one may hold an object of the visitor's as it is now. */
const maximumBytes = 2 ** 20;

/** What an answer other than 2xx says of its reasons, and when to try again (contract, section 4). */
export async function readRefusal(
  response: Response,
): Promise<Pick<FailedAnswer, 'error' | 'fields' | 'body' | 'retryAfter'>> {
  const { status, headers, url } = response;
  const isRefusal = status >= 400 && status < 500;
  const body = isRefusal ? parseJson(await readText(response, url, maximumBytes).catch(() => '')) : undefined;
  const refusal =
    isObject(body) && (body['error'] || body['fields']) ? tryRead(refusalAnswer, body) : undefined;
  return { ...refusal, body: refusal && body, retryAfter: waitOf(headers.get('Retry-After')) };
}

/** Milliseconds of a `Retry-After`: seconds, or an HTTP date (RFC 9110, section 10.2.3). */
function waitOf(value: string | null): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
