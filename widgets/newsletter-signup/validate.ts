import { maximumTextInput } from '#src/forms/limits.ts';
import { isLongerThan } from '#src/text/count.ts';
import { patterns } from '#src/text/patterns.ts';
import type en from './messages/en.json';

/** A field of the form, as it is named in the form and in a refusal. */
export type FieldName = 'email' | 'firstName' | 'lists' | 'consent';

/** What is wrong with a field, as a key of the widget's words. */
export type Fault = keyof typeof en;

/** What has to be put right, by the field; empty where nothing has. */
export type Faults = Readonly<Partial<Record<FieldName, Fault>>>;

/**
 * What is wrong with what stands in the form, as the browser judges it by the attributes of the controls; nothing is
 * changed or completed. Limits count characters as visitors do.
 */
export function faultsIn(form: HTMLFormElement): Faults {
  const faults = { email: emailFault(form), firstName: nameFault(form), ...boxFaults(form) };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** A control of the form; of boxes with one name the first. */
export const controlIn = (form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]:enabled`) ?? null;

function emailFault(form: HTMLFormElement): Fault | undefined {
  const control = controlIn(form, 'email');
  if (!control || control.validity.valueMissing) return 'emailMissing';
  // Not `typeMismatch`: browsers take no address in Arabic or Chinese letters, mail does.
  if (control.validity.patternMismatch) return 'emailWrong';
  return isLongerThan(control.value.trim(), maximumTextInput) ? 'tooLong' : undefined;
}

function nameFault(form: HTMLFormElement): Fault | undefined {
  const name = controlIn(form, 'firstName')?.value.trim();
  if (!name) return undefined;
  if (isLongerThan(name, maximumTextInput)) return 'tooLong';
  return patterns.lettersAndSpaces(name) ? undefined : 'nameWrong';
}

const boxFaults = (form: HTMLFormElement): Faults => ({
  ...(chosenIn(form).length === 0 && { lists: 'listsMissing' }),
  ...(controlIn(form, 'consent')?.validity.valueMissing && { consent: 'consentMissing' }),
});

/** Ids of the newsletters that are ticked and not received already. */
export const chosenIn = (form: HTMLFormElement): string[] => new FormData(form).getAll('lists').map(String);
