import { expect, test } from 'vitest';
import { jsonSchemaOf } from '#testing/all-widgets.ts';
import { formOf } from './form.ts';

test('the address of a card is marked as required, and may be empty beside another one', () => {
  const form = formOf('card-grid', jsonSchemaOf('card-grid'), { family: '', modes: [] });
  const items = form.tabs.flatMap(({ fields }) => fields).find(({ name }) => name === 'items')!;
  const url = 'fields' in items && items.fields.find(({ name }) => name === 'url');
  expect(url).toMatchObject({ isRequired: false, isNeeded: true });
});
