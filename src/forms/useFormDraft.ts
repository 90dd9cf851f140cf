import { use, useMemo, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '#src/drafts/store.ts';
import { useKeptForm, type KeptForm } from '#src/drafts/useKeptForm.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import type { Definition, FormField } from './definition.ts';
import { takeFromFallback } from './fallback-values.ts';
import { useFormMessages } from './messages.ts';
import { isEmpty, type Value, type Values } from './values.ts';
import { withoutUnoffered } from './offered.ts';

/**
 * Keeps what visitors type into a form of the engine (`useKeptForm`). Fields that are still empty take what was filled into
 * the fallback, else what was typed before, else what is known of the visitor. A field that the visitor has emptied stays
 * empty, and a choice that is no longer offered is dropped, which is said at its field.
 *
 * @param known what fields are filled in with, by their names, and when that was written, where it is a draft itself
 * @param onEmptied the form is another visitor's now
 * @returns forgets the draft
 */
export function useFormDraft(
  root: RefObject<HTMLFormElement | null>,
  definition: Definition,
  form: UseFormReturn,
  known: { readonly values: Values | undefined; readonly at: number | undefined },
  onEmptied: () => void,
): () => void {
  const { fields } = definition;
  const { values: prefill, at } = known;
  const { fallback } = use(TextSourceContext);
  const hasTaken = useRef(false);
  const changed = useRef(new Set<string>());
  const t = useFormMessages();
  const kept = useMemo((): KeptForm => {
    const { current: touched } = changed;
    const valueOf = (key: string) => form.getValues(key) as Value;
    return {
      read: () =>
        Object.fromEntries(
          fields.flatMap(({ key, name, type }) => (type === 'file' ? [] : [[name, valueOf(key) ?? '']])),
        ) as DraftValues,
      filledIn: () => (prefill ?? {}) as DraftValues,
      fill(draft) {
        const taken = takeFromFallback(fallback, definition);
        hasTaken.current ||= Object.keys(taken).length > 0;
        const before: Values = { ...prefill, ...draft, ...taken };
        const put = (field: FormField, value: Value) => {
          const offered = withoutUnoffered(field, value);
          if (offered !== valueOf(field.key)) form.setValue(field.key, offered);
          if (offered !== value) form.setError(field.key, { type: 'gone', message: t('gone') });
        };
        for (const field of fields) {
          const value = valueOf(field.key);
          if (!isEmpty(value)) put(field, value);
          else if (!touched.has(field.key) && !isEmpty(before[field.name])) put(field, before[field.name]);
        }
      },
      reset() {
        touched.clear();
        form.reset();
      },
      subscribe(callback) {
        const { current } = root;
        const note = ({ target }: Event) =>
          void touched.add((target as Partial<HTMLInputElement>).name ?? '');
        current?.addEventListener('input', note);
        if (hasTaken.current) callback();
        hasTaken.current = false;
        const stop = form.subscribe({ formState: { values: true }, callback });
        return () => {
          current?.removeEventListener('input', note);
          stop();
        };
      },
    };
  }, [root, definition, fields, form, prefill, fallback, t]);
  return useKeptForm(root, fields, kept, { onEmptied, since: at });
}
