import type { Schema } from '#src/schema/node.ts';
import { tryRead } from '#src/schema/read.ts';
import { parseJson } from './answer-text.ts';
import { ApiError } from './errors.ts';

/**
 * What a service answers to a form that it has taken. An answer without content, as of status 204, is success, too.
 *
 * @param text of an answer of 2xx
 * @param whenEmpty what an answer without content means
 * @param url shown in the error
 * @throws ApiError for an answer of another shape, as of a page of somebody in between
 */
export function readFormAnswer<Answer>(
  text: string,
  answer: Schema<Answer>,
  whenEmpty: Answer,
  url: string,
): Answer {
  if (text.trim() === '') return whenEmpty;
  const value = tryRead(answer, parseJson(text));
  if (value === undefined) throw new ApiError('Unexpected answer', { status: 200, url });
  return value;
}
