import type { FormField } from './definition.ts';
import { textsIn, type Value } from './values.ts';

/**
 * The value of a field without choices that the field does not offer; the same value where it offers all of them, and
 * while a field has no options at all, since those of a service may be still to come.
 */
export function withoutUnoffered({ type, options }: FormField, value: Value): Value {
  if (type !== 'choice' && type !== 'choices' && type !== 'select') return value;
  if (options.length === 0) return value;
  const texts = textsIn(value);
  const offered = texts.filter((text) => text === '' || options.some((option) => option.value === text));
  if (offered.length === texts.length) return value;
  return type === 'choices' ? offered : '';
}
