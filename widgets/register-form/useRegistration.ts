import type { OwnAddress } from '#src/api/own-address.ts';
import { useSend, type Send } from '#src/forms/send.ts';
import { readReferral } from '#src/session/referral.ts';
import { useApi } from '#src/session/useApi.ts';
import { hideKnownAddress } from './hide-known-address.ts';

/** Milliseconds that a success takes at least: a known address is refused sooner than a new one is registered. */
const leastTime = 500;

const wait = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** What a registration is sent by. */
export interface Registration {
  /** Registers; an address that is known already is answered like any other. */
  readonly register: Send;
  /** Has the mail sent again. */
  readonly mailAgain: (email: string, signal: AbortSignal) => Promise<void>;
}

/** Gives the calls of a registration; undefined without an address for them. */
export function useRegistration(call: OwnAddress['call'], kind: string): Registration | undefined {
  const api = useApi();
  const post = useSend(call, { kind });
  if (!call || !post) return undefined;
  return {
    async register(answers, options) {
      const referral = readReferral();
      const enough = wait(leastTime);
      try {
        await post({ ...answers, ...(referral && { referral }) }, options);
      } catch (refusal) {
        const reason = hideKnownAddress(refusal);
        if (reason !== undefined) throw reason;
      }
      await enough;
      // A reference would tell a new account from a known one.
      return {};
    },
    async mailAgain(email, signal) {
      try {
        await api.send({ method: 'POST', ...call, body: { email, resend: true } }, { signal });
      } catch (refusal) {
        const reason = hideKnownAddress(refusal);
        if (reason !== undefined) throw reason;
      }
    },
  };
}
