import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSchema } from '#src/page/site.schema.ts';

const { fields } = siteSchema as unknown as { readonly fields: Readonly<Record<string, unknown>> };
const readme = readFileSync(join(import.meta.dirname, 'package-readme.md'), 'utf8');

test('the README of the packages explains each field of the site configuration', () => {
  const table = /## Site configuration\n([^]*?)\n## /.exec(readme)?.[1] ?? '';
  const missing = Object.keys(fields).filter((field) => !table.includes(`\`${field}\``));
  expect(missing).toEqual([]);
});
