import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { membershipAnswer, type Membership } from '#src/account/account.schema.ts';
import { profileStatusQuery } from '#src/account/personal-queries.ts';
import { parseJson } from '#src/api/answer-text.ts';
import { ApiError } from '#src/api/errors.ts';
import type { OwnAddress } from '#src/api/own-address.ts';
import { profileStatus } from '#src/api/portal-endpoints.ts';
import { useSend, type Send } from '#src/forms/send.ts';
import { tryRead } from '#src/schema/read.ts';
import { askUserAgain, userIn } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';

/** Whether the service finds the visitor too young. */
export const isAgeRefused = ({ error, fields, status }: ApiError): boolean =>
  status === 422 && error === 'notAllowed' && Object.keys(fields).every((name) => name.startsWith('birth'));

/** The membership in an answer, or in a refusal; undefined where it says nothing of one. */
function membershipIn(answer: unknown): Membership | undefined {
  const membership = tryRead(membershipAnswer, answer)?.loyalty;
  return membership?.state === 'none' ? undefined : membership;
}

/** The same refusal of no field: the widget has words of its own for it, and a field has those of all forms. */
const withoutFields = ({ message, ...at }: ApiError): ApiError =>
  new ApiError(message, { ...at, fields: {} });

/** What an enrolment has come to. */
export interface Enrolled {
  /** The visitor was a member before. */
  readonly wasMember: boolean;
  /** By which the service knows the enrolment. */
  readonly reference?: string | undefined;
}

/** What an enrolment is sent by. */
interface Enrolment {
  /** Sends it. That the visitor is a member already is an answer, and no error. */
  readonly send: Send;
  /** What has come of what was sent last. */
  readonly outcome: () => Pick<Enrolled, 'wasMember'>;
  /** Puts the card that came with the last answer in its place at once, and asks for what else may have changed. */
  readonly loadCard: () => Promise<void>;
  /** Asks for the membership anew. */
  readonly ask: () => Promise<void>;
}

/** Gives the calls of an enrolment. @param call of the author's own service; undefined for that of profiles (Q1) */
export function useEnrolment(call: OwnAddress['call']): Enrolment {
  const api = useApi();
  const client = useQueryClient();
  const post = useSend(call);
  const known = useRef<{ readonly wasMember: boolean; readonly membership?: Membership | undefined }>(
    undefined,
  );

  const ask = async () => {
    const { queryKey } = profileStatusQuery(api, userIn(client) ?? null);
    await Promise.all([client.refetchQueries({ queryKey, exact: true }), askUserAgain(client)]);
  };
  return {
    async send(answers, options) {
      known.current = undefined;
      try {
        if (post) return await post(answers, options);
        const { birthDate } = answers;
        const birthYear = typeof birthDate === 'string' ? { birthYear: Number(birthDate.slice(0, 4)) } : {};
        const enrol = profileStatus({ ...answers, ...birthYear, loyalty: 'enrol' });
        const answer = parseJson(await api.fetchText(enrol, options));
        known.current = { wasMember: false, membership: membershipIn(answer) };
        return {};
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason;
        if (isAgeRefused(reason)) throw withoutFields(reason);
        if (reason.error !== 'duplicate') throw reason;
        known.current = { wasMember: true, membership: membershipIn(reason.body) };
        return {};
      }
    },
    outcome: () => ({ wasMember: known.current?.wasMember ?? false }),
    async loadCard() {
      const { wasMember = false, membership: loyalty } = known.current ?? {};
      const { queryKey } = profileStatusQuery(api, userIn(client) ?? null);
      if (loyalty) client.setQueryData(queryKey, (before) => before && { ...before, loyalty });
      // The profile has changed with it; of who was a member before nothing has.
      if (!wasMember || !loyalty) await ask();
    },
    ask,
  };
}
