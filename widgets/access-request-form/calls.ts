import type { Call } from '#src/api/call.ts';
import type { Answers } from '#src/forms/answers.ts';
import type { Language } from '#src/i18n/languages.ts';

const address = '/bin/api/v1/tc/tc-form-creation';

/** The form of a request (T2). @param formKey what is asked for; without it the service's only form */
export const askForForm = (lang: Language, formKey: string | undefined): Call => ({
  method: 'GET',
  address,
  query: { lang, formKey },
  needsToken: true,
});

/** Hands a request in (T2). */
export const handIn = (lang: Language, formKey: string | undefined, answers: Answers): Call => ({
  ...askForForm(lang, formKey),
  method: 'POST',
  body: { answers },
});
