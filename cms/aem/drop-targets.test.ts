import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceRelease } from '#testing/source-release.ts';
import { dropTargetsOf } from './drop-targets.ts';

const targets = sourceRelease.forms.flatMap((form) =>
  Object.entries(dropTargetsOf(form)?.children ?? {}).map(([name, { properties }]) => ({
    form,
    name,
    property: String(properties['propertyName']),
  })),
);

test('a picture or film that is dropped on a widget is stored where the widget reads it', () => {
  expect(targets.length).toBeGreaterThan(5);
  for (const { form, property } of targets) {
    const [, group, field] = property.split('/');
    const holder = form.tabs.flatMap(({ fields }) => fields).find(({ name }) => name === group);
    const inner = holder && 'fields' in holder ? holder.fields.map(({ name }) => name) : [];
    expect(inner, `${form.name}: ${property}`).toContain(field);
  }
});

test('while one edits, a mount element has the class by which AEM finds each of its places for a drop', () => {
  const mount = readFileSync(join(import.meta.dirname, 'htl/widget.html'), 'utf8');
  const [, classes = ''] = /class="\$\{wcmmode\.edit && '([^']*)'\}"/.exec(mount) ?? [];
  expect(classes.split(' ').toSorted()).toEqual(
    [...new Set(targets.map(({ name }) => `cq-dd-${name}`))].toSorted(),
  );
});
