import { maximumTextInput } from '#src/forms/limits.ts';
import { isLongerThan } from '#src/text/count.ts';
import { withoutFormatBetweenWords } from '#src/text/format-characters.ts';
import { mailFault, toMail } from '#src/text/mail.ts';
import { toName } from '#src/text/names.ts';
import { patterns } from '#src/text/patterns.ts';
import type en from './messages/en.json';

/** A field of the form, as it is named in the form and in a refusal. */
export type FieldName = 'email' | 'firstName' | 'lists' | 'consent';

/** What is wrong with a field, as a key of the widget's words. */
export type Fault = keyof typeof en;

/** What has to be put right, by the field; empty where nothing has. */
export type Faults = Readonly<Partial<Record<FieldName, Fault>>>;

/**
 * What is wrong with what stands in the form; nothing in it is changed or completed. Limits count characters as visitors do.
 */
export function faultsIn(form: HTMLFormElement): Faults {
  const faults = { email: emailFault(form), firstName: nameFault(form), ...boxFaults(form) };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** A control of the form; of boxes with one name the first. */
export const controlIn = (form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]:enabled`) ?? null;

/** The address that was typed, as it is checked and sent. */
export const mailIn = (form: HTMLFormElement | null): string => toMail(controlIn(form, 'email')?.value ?? '');

/** The first name that was typed, as it is checked and sent. */
export const nameIn = (form: HTMLFormElement): string =>
  toName(withoutFormatBetweenWords(controlIn(form, 'firstName')?.value ?? ''));

function emailFault(form: HTMLFormElement): Fault | undefined {
  const mail = mailIn(form);
  if (mail === '') return 'emailMissing';
  // Not the browser's `validity`: it takes no address in Arabic or Chinese letters, mail does.
  const fault = mailFault(mail);
  if (fault) return fault === 'twoMails' ? fault : 'emailWrong';
  return isLongerThan(mail, maximumTextInput) ? 'tooLong' : undefined;
}

function nameFault(form: HTMLFormElement): Fault | undefined {
  const name = nameIn(form);
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
