import { createHandlers } from './handlers.ts';
import { answer } from './node-server.ts';
import type { OriginState } from './state.ts';

/** What a test sends beside the address. A `body` object goes as JSON. */
export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | URLSearchParams | Readonly<Record<string, unknown>>;
  /** Id of the user whose token goes along. */
  as?: string;
}

const site = 'https://site.test';

/** Asks the origin with this memory, without a network. Fails where no handler knows the call. */
export async function ask(state: OriginState, path: string, question: Question = {}): Promise<Response> {
  const { method = 'GET', body, as } = question;
  const form = body instanceof FormData || body instanceof URLSearchParams;
  const request = new Request(new URL(path, site), {
    method,
    headers: { ...question.headers, ...(as !== undefined && { token: `demo-${as}` }) },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  });
  const response = await answer(request, createHandlers(state));
  if (!response) throw new Error(`No handler for ${method} ${path}`);
  return response;
}

/** The JSON answer of the origin. */
export const askJson = async (state: OriginState, path: string, question?: Question): Promise<unknown> =>
  (await ask(state, path, question)).json();
