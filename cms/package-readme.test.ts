import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSchema } from '#src/page/site.schema.ts';
import { families } from '#src/schema/families.ts';
import { groupOf, pageTemplate, pageType } from './aem/names.ts';
import { areaType } from './aem/page.ts';

const { fields } = siteSchema as unknown as { readonly fields: Readonly<Record<string, unknown>> };
const readme = readFileSync(join(import.meta.dirname, 'package-readme.md'), 'utf8');

test('the README of the packages explains each field of the site configuration', () => {
  const table = /## Site configuration\n([^]*?)\n## /.exec(readme)?.[1] ?? '';
  const missing = Object.keys(fields).filter((field) => !table.includes(`\`${field}\``));
  expect(missing).toEqual([]);
});

test('the README says of what type pages and areas are, and which groups a template’s policy allows', () => {
  const section = /## Pages of your own in AEM\n([^]*?)\n## /.exec(readme)?.[1] ?? '';
  for (const said of [pageType, pageTemplate, areaType]) expect(section).toContain(`\`${said}\``);
  const policy = /components="\[([^\]]*)\]"/.exec(section)?.[1];
  expect(policy?.split(',')).toEqual(families.map((family) => `group:${groupOf(family)}`));
});
