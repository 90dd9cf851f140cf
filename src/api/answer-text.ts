import { ApiError } from './errors.ts';

const defaultMaximumBytes = 8 * 2 ** 20;

/**
 * The text of an answer, without byte-order mark; one that is too long is not read to its end.
 *
 * @throws ApiError for one that is too long
 */
export async function readText(
  response: Response,
  url: string,
  maximumBytes = defaultMaximumBytes,
): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maximumBytes) {
      await reader?.cancel();
      throw new ApiError('Answer too long', { status: response.status, url });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The value of a JSON text; undefined for an empty one, a page of HTML, and whatever else is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
