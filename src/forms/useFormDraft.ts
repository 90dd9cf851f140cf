import { use, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { userIdOf } from '#src/api/user.ts';
import { useDraft, type FormDraft } from '#src/drafts/useDraft.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useUser } from '#src/session/useUser.ts';
import type { Definition } from './definition.ts';
import { takeFromFallback } from './fallback-values.ts';
import { isEmpty, type Value, type Values } from './values.ts';

/** Milliseconds without a key after which a draft is kept. */
const pause = 300;

/**
 * Puts what was filled into the fallback into the fields that are still empty, then what this visitor typed before, then
 * what is known of the visitor, and keeps what is typed (contract, section 2). When another visitor takes over, or this one signs out, here or elsewhere, the form is
 * emptied; when the session expires, what was typed stays.
 *
 * @param prefill by the fields' names
 * @param onEmptied the form is another visitor's now
 * @returns forgets the draft
 */
export function useFormDraft(
  root: RefObject<Element | null>,
  definition: Definition,
  form: UseFormReturn,
  prefill: Values | undefined,
  onEmptied: () => void,
): () => void {
  const { fields } = definition;
  const { fallback } = use(TextSourceContext);
  const draft = useDraft(root, fields);
  const { user } = useUser();
  const owner = user ? userIdOf(user) : '';
  const lastOwner = useRef(owner);
  const hasExpired = useRef(false);
  const hasTaken = useRef(false);
  const empty = useEffectEvent(() => {
    form.reset();
    onEmptied();
  });
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(
    () =>
      onSessionEnd((reason) => {
        hasExpired.current = reason === 'expired';
        if (reason === 'signed-out') empty();
      }),
    [],
  );
  useLayoutEffect(() => {
    const isExpired = owner === '' && hasExpired.current;
    if (lastOwner.current && lastOwner.current !== owner && !isExpired) empty();
    if (!isExpired) lastOwner.current = owner;
  }, [owner]);

  useLayoutEffect(() => {
    const taken = takeFromFallback(fallback, definition);
    hasTaken.current ||= Object.keys(taken).length > 0;
    const before: Values = { ...prefill, ...draft?.read(), ...taken };
    for (const { key, name } of fields) {
      if (isEmpty(form.getValues(key)) && !isEmpty(before[name])) form.setValue(key, before[name]);
    }
  }, [draft, definition, fields, form, prefill, fallback]);

  useLayoutEffect(() => {
    if (!draft) return undefined;
    const keep = () => {
      if (pending.current === undefined) return;
      clearTimeout(pending.current);
      pending.current = undefined;
      const values = fields.flatMap(({ key, name, type }) =>
        type === 'file' ? [] : [[name, (form.getValues(key) as Value) ?? '']],
      );
      draft.keep(Object.fromEntries(values) as Parameters<FormDraft['keep']>[0]);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pending.current);
        pending.current = setTimeout(keep, pause);
      },
    });
    if (hasTaken.current) pending.current = setTimeout(keep, pause);
    hasTaken.current = false;
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [draft, fields, form]);

  return () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    draft?.clear();
  };
}
