import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

const tabOf = (name: string) =>
  pageForm.tabs.find(({ fields }) =>
    fields.some((field) => 'fields' in field && field.fields.some((inner) => inner.name === name)),
  );

test('an author reaches every field of the site configuration', () => {
  const { zodOf } = load('../../src/schema/define.ts') as typeof import('#src/schema/define.ts');
  const { siteSchema } = load('../../src/page/site.schema.ts') as { siteSchema: Schema<unknown, z.ZodType> };
  const { properties = {} } = z.toJSONSchema(zodOf(siteSchema), { io: 'input' });
  // What the page's own attributes say, which the site's configuration need not; the page component writes the loader's address.
  const ofPages = new Set(['cmsMode', 'pageCategory', 'pageSubcategory', 'assetBase']);
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

test('where calls, tokens and frames go stands under the sentence that only the root of the site decides', () => {
  const decisive = [
    'apiOrigin',
    'stagingOrigin',
    'userApi',
    'geolocationUrl',
    'allowedRedirectOrigins',
    'allowedOrigins',
    'allowedEmbedHosts',
  ];
  for (const name of decisive) expect(tabOf(name)?.note, name).toContain('root of the site alone');
  expect(tabOf('searchPagePath')?.note).toBeUndefined();
});

test('what each page may say is what the model reads of each page', () => {
  const reader = readFileSync(
    join(import.meta.dirname, 'bundle/src/main/java/tourism/widgets/SiteReader.java'),
    'utf8',
  );
  const [, listed = ''] = /OF_PAGES =\s+Set\.of\(([^)]*)\)/.exec(reader) ?? [];
  const read = [...listed.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  const shown =
    tabOf('searchPagePath')?.fields.flatMap((field) => ('fields' in field ? field.fields : [])) ?? [];
  expect(read.toSorted()).toEqual(
    [...shown.map(({ name }) => name), 'pageCategory', 'pageSubcategory'].toSorted(),
  );
});
