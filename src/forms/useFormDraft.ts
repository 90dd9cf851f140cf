import { use, useMemo, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '#src/drafts/store.ts';
import { useKeptForm, type KeptForm } from '#src/drafts/useKeptForm.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import type { Definition } from './definition.ts';
import { takeFromFallback } from './fallback-values.ts';
import { isEmpty, type Value, type Values } from './values.ts';

/**
 * Keeps what visitors type into a form of the engine (`useKeptForm`). Fields that are still empty take what was filled into
 * the fallback, else what was typed before, else what is known of the visitor.
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
  const hasTaken = useRef(false);
  const kept = useMemo((): KeptForm => {
    const valueOf = (key: string) => form.getValues(key) as Value;
    return {
      read: () =>
        Object.fromEntries(
          fields.flatMap(({ key, name, type }) => (type === 'file' ? [] : [[name, valueOf(key) ?? '']])),
        ) as DraftValues,
      fill(draft) {
        const taken = takeFromFallback(fallback, definition);
        hasTaken.current ||= Object.keys(taken).length > 0;
        const before: Values = { ...prefill, ...draft, ...taken };
        for (const { key, name } of fields)
          if (isEmpty(valueOf(key)) && !isEmpty(before[name])) form.setValue(key, before[name]);
      },
      reset: () => form.reset(),
      subscribe(callback) {
        if (hasTaken.current) callback();
        hasTaken.current = false;
        return form.subscribe({ formState: { values: true }, callback });
      },
    };
  }, [definition, fields, form, prefill, fallback]);
  return useKeptForm(root, fields, kept, onEmptied);
}
