import { countryName } from '#src/countries/names.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { answerOf } from './answers.ts';
import type { FormField } from './definition.ts';
import { useFormMessages } from './messages.ts';
import { filesIn, textsIn, type Value } from './values.ts';

/** Gives what writes the value of a field as visitors read it, in the page's language. */
export function useAnswerText(): (field: FormField, value: Value) => string {
  const t = useFormMessages();
  const format = useFormat();
  const { language } = usePage();
  return (field, value) => {
    const { type, options } = field;
    if (type === 'consent') return value === true ? t('yes') : t('no');
    const answer = answerOf(field, value, language);
    if (answer === undefined) return t('nothing');
    if (type === 'password') return '•'.repeat(8);
    const [text = ''] = textsIn(value);
    if (type === 'file') return format.list(filesIn(value).map(({ name }) => name));
    if (type === 'country') return countryName(text, language);
    // With all its decimals, because it is what the server reads.
    if (typeof answer === 'number') return format.number(answer, { maximumFractionDigits: 15 });
    if (type === 'date' || type === 'birthDate') return format.date(text);
    // Of a mail, a phone number or a code what is sent: it may have been pasted with more.
    if (typeof answer === 'string' && options.length === 0) return answer;
    const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label || chosen;
    return format.list(textsIn(value).map(labelOf));
  };
}
