import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { userIdOf } from '#src/api/user.ts';
import { useDraft, type FormDraft } from '#src/drafts/useDraft.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useUser } from '#src/session/useUser.ts';
import type { Definition } from './definition.ts';
import { isEmpty, type Value, type Values } from './values.ts';

/** Milliseconds without a key after which a draft is kept. */
const pause = 300;

/**
 * Puts what this visitor typed before into the fields that are still empty, then what is known of the visitor, and keeps
 * what is typed (contract, section 2). When another visitor takes over, or this one signs out, the form is emptied.
 *
 * @param prefill by the fields' names
 * @returns forgets the draft
 */
export function useFormDraft(
  root: RefObject<Element | null>,
  { fields }: Definition,
  form: UseFormReturn,
  prefill: Values | undefined,
): () => void {
  const draft = useDraft(root, fields);
  const { user } = useUser();
  const owner = user ? userIdOf(user) : '';
  const lastOwner = useRef(owner);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before what is known of the new visitor is put in.
  useLayoutEffect(() => {
    if (lastOwner.current && owner && lastOwner.current !== owner) form.reset();
    lastOwner.current = owner || lastOwner.current;
  }, [form, owner]);
  useEffect(() => onSessionEnd((reason) => reason === 'signed-out' && form.reset()), [form]);

  useLayoutEffect(() => {
    const before: Values = { ...prefill, ...draft?.read() };
    for (const { key, name } of fields) {
      if (isEmpty(form.getValues(key)) && !isEmpty(before[name])) form.setValue(key, before[name]);
    }
  }, [draft, fields, form, prefill]);

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
