import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { draftKey } from '#src/drafts/draft-key.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useScope } from '#src/widget/context.ts';
import type { Receipt } from './field.schema.ts';

/** What services have answered on this page, by the form: a form that is mounted anew still shows it. */
const receipts = new Map<string, object>();

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * The answer to a form that was sent from this page; kept until the page goes or the visitor signs out.
 *
 * @param inside an element of the widget
 * @typeParam Kept what is kept, where that is more than the answer
 * @returns the answer, and what keeps one or, without one, forgets it
 */
export function useReceipt<Kept extends object = Receipt>(
  inside: RefObject<Element | null>,
): [Kept | undefined, (receipt: Kept | undefined) => void] {
  const { page, name } = useScope();
  const keyOf = () => {
    const mount = inside.current?.closest('[data-component],[data-widget]');
    return mount ? draftKey(page.url, name, mount) : '';
  };
  const receipt = useSyncExternalStore(
    subscribe,
    () => receipts.get(keyOf()) as Kept | undefined,
    () => undefined,
  );
  const keep = (next: Kept | undefined) => {
    if (next) receipts.set(keyOf(), next);
    else receipts.delete(keyOf());
    tell();
  };
  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason === 'expired') return;
        receipts.clear();
        tell();
      }),
    [],
  );
  return [receipt, keep];
}
