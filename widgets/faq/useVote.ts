import { useSyncExternalStore } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { faqVotes } from './storage.ts';
import { useApi } from '#src/session/useApi.ts';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';

const onChange = (listener: () => void) => subscribe(faqVotes, listener);

/**
 * Whether an answer helped, as this browser remembers it. A vote is kept first and sent then; that it does not arrive is no
 * concern of the visitor's.
 *
 * @param to where votes are sent; undefined keeps them in the browser alone
 */
export function useVote(
  id: string,
  to: OwnAddress['call'],
): { readonly vote: boolean | undefined; readonly cast: (value: boolean) => void } {
  const api = useApi();
  const vote = useSyncExternalStore(
    onChange,
    () => {
      const votes = readKey(faqVotes);
      return votes && Object.hasOwn(votes, id) ? votes[id] : undefined;
    },
    () => undefined,
  );
  const cast = (value: boolean) => {
    writeKey(faqVotes, { ...readKey(faqVotes), [id]: value });
    if (to) api.send({ method: 'POST', ...to, body: { id, value } }).catch(() => {});
  };
  return { vote, cast };
}
