import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { readFormAnswer } from '#src/api/read-form-answer.ts';
import { managedAnswer } from '#src/subscriptions/subscriptions.schema.ts';
import { manageSubscriptions } from '#src/subscriptions/subscription-endpoints.ts';
import { pathWithoutLanguage } from '#src/page/language.ts';
import { useApi } from '#src/session/useApi.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { chosenIn, mailIn, nameIn, type Fault, type Faults, type FieldName } from './validate.ts';
import type { Config } from './widget.ts';

interface Outcomes {
  /** @param failed names of newsletters that could not be added */
  readonly onSent: (failed: readonly string[]) => void;
  /**
   * @param texts what stands in the way beside the fields
   * @param until when it may be tried again, in ms since 1970
   */
  readonly onRefused: (faults: Faults, texts: readonly Fault[], until?: number) => void;
}

/**
 * Gives what signs an address up (N2), once however often it is called. An address that is known already is answered as
 * any other: whoever tries one learns nothing.
 */
export function useSignUp({ lists }: Config, { onSent, onRefused }: Outcomes) {
  const api = useApi();
  const track = useTrack();
  const controller = useRef<AbortController>(undefined);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => () => controller.current?.abort(), []);

  const signUp = async (form: HTMLFormElement) => {
    const { language, cmsMode } = api.page;
    if (cmsMode === 'author' || controller.current) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setIsSending(true);
    const ids = chosenIn(form);
    const firstName = nameIn(form);
    const body = {
      email: mailIn(form),
      ...(firstName && { firstName }),
      subscriptions: ids.map((id) => ({ id, subscribed: true })),
      lang: language,
      source: pathWithoutLanguage(api.page),
    };
    try {
      const failed = await send(body, signal);
      if (ids.every((id) => failed.includes(id))) return onRefused({}, ['failed', 'kept']);
      track({ event: 'form_submit', clickText: ids.filter((id) => !failed.includes(id)).join(',') });
      onSent(lists.filter(({ id }) => failed.includes(id)).map(({ id, label }) => label || id));
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof ApiError ? error : undefined;
      onRefused(faultsOf(refusal), textsFor(refusal), untilOf(refusal));
    } finally {
      controller.current = undefined;
      if (!signal.aborted) setIsSending(false);
    }
  };

  /** @returns ids of newsletters that could not be added */
  const send = async (body: Parameters<typeof manageSubscriptions>[0], signal: AbortSignal) => {
    try {
      const call = manageSubscriptions(body);
      const text = await api.fetchText(call, { signal });
      return readFormAnswer(text, managedAnswer, { ok: true, failed: [] }, call.address).failed;
    } catch (error) {
      if (error instanceof ApiError && /taken|duplicate/.test(error.error ?? '')) return [];
      throw error;
    }
  };

  return { isSending, signUp };
}

/** When it may be tried again. */
const untilOf = ({ retryAfter }: Partial<ApiError> = {}): number | undefined =>
  retryAfter === undefined ? undefined : Date.now() + retryAfter;

const refusedFields: readonly FieldName[] = ['email', 'firstName'];

/** What a service says of the fields that it refuses. */
function faultsOf(refusal: ApiError | undefined): Faults {
  const { fields = {} } = refusal ?? {};
  return Object.fromEntries(
    refusedFields.flatMap((name) => {
      const key = fields[name];
      if (!key) return [];
      return [[name, key === 'pattern' && name === 'email' ? 'emailWrong' : 'notAccepted']];
    }),
  );
}

function textsFor(refusal: ApiError | undefined): readonly Fault[] {
  if (Object.keys(faultsOf(refusal)).length > 0) return ['kept'];
  return [wordsFor(refusal), 'kept'];
}

function wordsFor(refusal: ApiError | undefined): Fault {
  const { status = 500 } = refusal ?? {};
  if (status === 429) return 'tooOften';
  if (status === 0) return navigator.onLine ? 'noAnswer' : 'offline';
  return status >= 400 && status < 500 ? 'notAccepted' : 'failed';
}
