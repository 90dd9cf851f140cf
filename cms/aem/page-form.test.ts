import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Schema } from '#src/schema/node.ts';
import type { Field } from '../form/form.ts';
import { pageForm } from './page-form.ts';

/** The schema as it is written down, by Node itself: in this module graph it is compiled. */
const load = createRequire(import.meta.url);

const fieldsOf = (name: string): readonly Field[] =>
  pageForm.tabs
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.name === name && 'fields' in field ? field.fields : []));

test('an author reaches every field of the site configuration', () => {
  const { zodOf } = load('../../src/schema/define.ts') as typeof import('#src/schema/define.ts');
  const { siteSchema } = load('../../src/page/site.schema.ts') as { siteSchema: Schema<unknown, z.ZodType> };
  const { properties = {} } = z.toJSONSchema(zodOf(siteSchema), { io: 'input' });
  // What the page's own attributes say, which the site's configuration need not.
  const ofPages = new Set(['cmsMode', 'pageCategory', 'pageSubcategory']);
  const known = Object.keys(properties).filter((name) => !ofPages.has(name));
  expect(
    fieldsOf('site')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(known.sort());
  const userApi = fieldsOf('site').find(({ name }) => name === 'userApi');
  expect(userApi && 'fields' in userApi && userApi.fields.map(({ name }) => name)).toEqual(
    Object.keys((properties['userApi'] as { properties: object }).properties),
  );
});
