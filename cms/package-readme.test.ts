import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSchema } from '#src/page/site.schema.ts';
import { zodOf } from '#src/schema/define.ts';

const readme = readFileSync(join(import.meta.dirname, 'package-readme.md'), 'utf8');

test('the README of the packages explains each field of the site configuration', () => {
  const table = /## Site configuration\n([^]*?)\n## /.exec(readme)?.[1] ?? '';
  const missing = Object.keys(zodOf(siteSchema).shape).filter((field) => !table.includes(`\`${field}\``));
  expect(missing).toEqual([]);
});
