import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { KeptField } from './keepable.ts';
import type { DraftValues } from './store.ts';
import { useKeptForm, type KeptForm } from './useKeptForm.ts';

/**
 * Keeps what visitors type into a `<form>` of plain controls (`useKeptForm`). Controls that nobody has changed since take
 * what was typed before, else what is known of the visitor.
 *
 * @param form whose controls have the fields' names, and which React gives first values alone
 * @param fields of the form; the same list as long as nothing changes
 * @param prefill by the fields' names; the same object as long as nothing changes
 * @param onFill called when controls were given values
 * @returns forgets the draft
 */
export function useControlsDraft(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly KeptField[],
  { prefill, onFill }: { readonly prefill?: DraftValues; readonly onFill?: () => void } = {},
): () => void {
  const changed = useRef(new Set<string>());
  const filled = useRef(onFill);
  useLayoutEffect(() => {
    filled.current = onFill;
  });
  const kept = useMemo((): KeptForm => {
    const { current: touched } = changed;
    return {
      read() {
        const data = new FormData(form.current ?? undefined);
        return Object.fromEntries(fields.map(({ name }) => [name, data.getAll(name).filter(isText)]));
      },
      filledIn: () => ({ ...prefill, ...tickedAtFirst(form.current) }),
      fill(draft) {
        const before: DraftValues = { ...prefill, ...draft };
        for (const control of controlsOf(form.current)) {
          const { name } = control;
          if (touched.has(name) || !fields.some((field) => field.name === name)) continue;
          const values = [before[name] ?? []].flat().filter(isText);
          if (!isBox(control)) control.value ||= values[0] ?? '';
          else if (draft && !control.disabled) control.checked = values.includes(control.value);
        }
        filled.current?.();
      },
      reset() {
        touched.clear();
        form.current?.reset();
        filled.current?.();
      },
      subscribe(onChange) {
        const { current } = form;
        const note = ({ target }: Event) => {
          touched.add((target as Partial<HTMLInputElement>).name ?? '');
          onChange();
        };
        current?.addEventListener('input', note);
        return () => current?.removeEventListener('input', note);
      },
    };
  }, [form, fields, prefill]);
  return useKeptForm(form, fields, kept);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null): readonly Control[] =>
  form ? [...form.querySelectorAll<Control>('input, textarea')] : [];

/** The boxes that are ticked before anybody has changed anything, by their names. */
function tickedAtFirst(form: HTMLFormElement | null): DraftValues {
  const ticked: Record<string, string[]> = {};
  for (const control of controlsOf(form))
    if (isBox(control) && control.defaultChecked) (ticked[control.name] ??= []).push(control.value);
  return ticked;
}

const isBox = (control: Control): control is HTMLInputElement => /checkbox|radio/.test(control.type);
