import type { Definition } from './definition.ts';
import type { Value, Values } from './values.ts';

/**
 * Takes what was filled into a form of the fallback before the widget came, by the fields' names, and leaves that form
 * empty: it is for this visitor and this once. Files and hidden fields stay where they are.
 */
export function takeFromFallback(fallback: ParentNode | undefined, { fields }: Definition): Values {
  const written = fallback?.querySelector<HTMLFormElement>('form[method=post]');
  if (!written) return {};
  const data = new FormData(written);
  written.reset();
  const untouched = new FormData(written);
  const values = fields.flatMap(({ name, type }): [string, Value][] => {
    const all = textsOf(data, name);
    const isUntouched = all.join('\n') === textsOf(untouched, name).join('\n');
    if (isUntouched || type === 'hidden' || type === 'file') return [];
    return [[name, type === 'choices' ? all : type === 'consent' ? all.length > 0 : (all[0] ?? '')]];
  });
  return Object.fromEntries(values);
}

const textsOf = (data: FormData, name: string): readonly string[] =>
  data.getAll(name).filter((value) => typeof value === 'string');
