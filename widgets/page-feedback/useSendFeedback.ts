import { useEffect, useRef } from 'react';
import { feedbackAnswer } from './feedback.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { readFormAnswer } from '#src/api/read-form-answer.ts';
import type { OwnAddress } from '#src/api/own-address.ts';
import { pathWithoutLanguage } from '#src/page/language.ts';
import type { Output } from '#src/schema/node.ts';
import { useApi } from '#src/session/useApi.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Config } from './widget.ts';

/** What a visitor says of a page. */
export interface Feedback {
  readonly answer: string;
  readonly reason?: string;
  readonly comment?: string;
}

/** How often each answer was given. */
export type Counts = Output<typeof feedbackAnswer>['counts'];

/** Milliseconds until a call that failed is made again, where the service does not say, and at most. */
const pause = 2000;
const longestPause = 60_000;

/**
 * Gives what posts a visitor's feedback, without markup in the comment. A call that failed is made once more; after that
 * it is given up.
 */
export function useSendFeedback(kind: Config['kind'], call: OwnAddress['call']) {
  const api = useApi();
  const track = useTrack();
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  return async ({ answer, reason, comment }: Feedback): Promise<Counts> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    track({ event: 'form_submit', clickText: answer });
    const page = pathWithoutLanguage(api.page);
    const post = async () => {
      const plain = comment && (await withoutMarkup(comment));
      const body = { page, kind, answer, ...(reason && { reason }), ...(plain && { comment: plain }) };
      const address = call?.address ?? '';
      const text = await api.fetchText({ method: 'POST', ...call, address, body }, { signal });
      return readFormAnswer(text, feedbackAnswer, { counts: {} }, address).counts;
    };
    return post().catch(async (error: unknown) => {
      const { status = 0, retryAfter = pause } = error instanceof ApiError ? error : {};
      // What was refused will be refused again.
      if (status >= 400 && status < 500 && status !== 429) throw error;
      await after(Math.min(retryAfter, longestPause), signal);
      return post();
    });
  };
}

/** The rule is fetched where there may be markup, which is next to never. */
async function withoutMarkup(text: string): Promise<string> {
  if (!text.includes('<')) return text;
  return (await import('#src/text/plain.ts')).stripMarkup(text);
}

const after = (wait: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
