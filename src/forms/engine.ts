import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormField } from './definition.ts';
import type { Upload } from './send.ts';
import type { Value } from './values.ts';

/** What the parts of a form share. */
export interface Engine {
  readonly form: UseFormReturn;
  /** All fields of the form, shown or not. */
  readonly fields: readonly FormField[];
  /** Id of a field's control, or of the first of several. */
  readonly idOf: (field: FormField) => string;
  /** What is wrong with the value of a field, in words; true where nothing is. */
  readonly validate: (field: FormField, value: Value) => string | true;
  /** Does something once a press of the pointer is over. */
  readonly deferWhilePressed: (act: () => void) => void;
  /** Sends a file ahead of the form; undefined where files go with it. */
  readonly upload: Upload | undefined;
  /** The step that is shown, from 0; the review comes after the last. */
  readonly step: number;
  /** Shows a step, in which a field, else the heading, takes the focus. Nothing is judged. */
  readonly goTo: (step: number, field?: FormField) => void;
}

/** @see useEngine */
export const EngineContext = createContext<Engine | undefined>(undefined);

/** The form that is being drawn. */
export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('A part of a form is drawn outside a form.');
  return engine;
}
