import { useLayoutEffect } from 'react';
import { countriesByName } from '#src/countries/by-name.ts';
import { usePage } from '#src/widget/context.ts';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';

/** The countries in the list of a field. */
export function CountryOptions({ field: { key } }: { readonly field: FormField }) {
  const { form } = useEngine();
  const { language } = usePage();

  useLayoutEffect(() => {
    // Only now can the list show what was chosen before.
    const chosen: unknown = form.getValues(key);
    if (chosen) form.setValue(key, chosen);
  }, [form, key]);

  return countriesByName(language).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
