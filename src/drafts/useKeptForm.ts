import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { userIdOf } from '#src/api/user.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useUser } from '#src/session/useUser.ts';
import type { KeptField } from './keepable.ts';
import type { DraftValues } from './store.ts';
import { useDrafts } from './useDraft.ts';

/** Milliseconds without a key after which a draft is kept. */
const pause = 300;

/** A form as its draft sees it; the same object as long as nothing changes. */
export interface KeptForm {
  /** The values of its fields, by their names. */
  readonly read: () => DraftValues;
  /** What it has in its fields before anything is typed, by their names. */
  readonly filledIn: () => DraftValues;
  /** Takes what this visitor typed before; undefined without a draft. What was typed since stays. */
  readonly fill: (draft: DraftValues | undefined) => void;
  /** Empties it. */
  readonly reset: () => void;
  /** Calls back when a visitor has changed something. @returns ends it */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Puts what this visitor typed before into a form, and keeps what is typed (contract, section 2). When another visitor
 * takes over, or this one signs out, here or elsewhere, the form is emptied; when the session expires, what was typed stays.
 *
 * @param inside an element of the widget
 * @param fields of the form; the same list as long as nothing changes
 * @param onEmptied the form is another visitor's now
 * @param since what was typed before is forgotten, in ms since 1970: the form is filled in with what is newer
 * @returns forgets the draft
 */
export function useKeptForm(
  inside: RefObject<Element | null>,
  fields: readonly KeptField[],
  form: KeptForm,
  { onEmptied, since }: { readonly onEmptied?: () => void; readonly since?: number | undefined } = {},
): () => void {
  const { draft, keepEarly } = useDrafts(inside, fields, since);
  const { user } = useUser();
  const owner = user ? userIdOf(user) : '';
  const lastOwner = useRef(owner);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastDraft = useRef(draft);
  useLayoutEffect(() => {
    lastDraft.current = draft;
  });

  const hasExpired = useRef(false);
  const empty = useEffectEvent(() => {
    form.reset();
    onEmptied?.();
  });

  useLayoutEffect(
    () =>
      onSessionEnd((reason) => {
        hasExpired.current = reason === 'expired';
        if (reason !== 'signed-out') return;
        empty();
        lastOwner.current = '';
      }),
    [],
  );
  // Before what the next visitor typed is put in.
  useLayoutEffect(() => {
    const isExpired = owner === '' && hasExpired.current;
    if (lastOwner.current && lastOwner.current !== owner && !isExpired) empty();
    if (!isExpired) lastOwner.current = owner;
  }, [owner]);

  useLayoutEffect(() => form.fill(draft?.read()), [draft, form]);

  useLayoutEffect(() => {
    const keep = () => {
      // Text that is typed before it is known who the visitor is, is kept once that is known.
      if (!draft || pending.current === undefined) return;
      clearTimeout(pending.current);
      pending.current = undefined;
      draft.keep(form.read(), form.filledIn());
    };
    const keepLast = () => {
      if (!draft && pending.current !== undefined) keepEarly(form.read());
      keep();
    };
    const keepSoon = () => {
      clearTimeout(pending.current);
      pending.current = setTimeout(keep, pause);
    };
    if (pending.current !== undefined) keepSoon();
    const stop = form.subscribe(keepSoon);
    window.addEventListener('pagehide', keepLast);
    return () => {
      keepLast();
      stop();
      window.removeEventListener('pagehide', keepLast);
    };
  }, [draft, keepEarly, form]);

  return () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    // An answer comes later than the form was sent: who the visitor is may be known since.
    lastDraft.current?.clear();
  };
}
