import { expect, test } from 'vitest';
import { siteSchema } from '#src/page/site.schema.ts';
import { siteRules } from './site-form.ts';

test('what a text of the site configuration has to be is what the loader reads it by', () => {
  const { fields } = siteSchema as unknown as { readonly fields: Readonly<Record<string, unknown>> };
  const ruled = Object.entries(fields).flatMap(([name, field]) => {
    const [, rule] = /"(origin|host|IANA time zone)"/.exec(JSON.stringify(field)) ?? [];
    return rule === undefined ? [] : [[name, rule] as const];
  });
  expect(siteRules).toEqual(Object.fromEntries(ruled));
});
