import { expect, test } from 'vitest';
import { toSections } from './sections.ts';
import type { Config } from './widget.ts';

const field = (name: Config['fields'][number]['name'], more: object = {}) => ({
  name,
  visible: true,
  editable: true,
  required: false,
  ...more,
});
const none = { fields: [], sections: [] };
const namesIn = (config: Pick<Config, 'fields' | 'sections'>, language: 'en' | 'ja' | 'zh' = 'en') =>
  toSections(config, language).map(({ title, fields }) => [title, ...fields.map(({ name }) => name)]);

test('without an author’s list there are three sections of all fields', () => {
  expect(namesIn(none)).toEqual([
    ['personal', 'firstName', 'lastName', 'birthYear'],
    ['contact', 'email', 'phone', 'country'],
    ['preferences', 'language', 'interests'],
  ]);
});

test.each(['ja', 'zh'] as const)('in %s the family’s name stands first', (language) => {
  expect(namesIn(none, language)[0]).toEqual(['personal', 'lastName', 'firstName', 'birthYear']);
});

test('mail, picture, interests and company are never edited, whatever an author says', () => {
  const fields = (['email', 'interests', 'company', 'phone'] as const).map((name) => field(name));
  const sections = [{ title: 'All', fields: ['company'] as const }] as unknown as Config['sections'];
  expect(
    toSections({ fields, sections }, 'en')[0]?.fields.map(({ name, isEditable }) => [name, isEditable]),
  ).toEqual([
    ['company', false],
    ['email', false],
    ['interests', false],
    ['phone', true],
  ]);
});

test('what is hidden is left out, what is named twice stands once, what no section names in the first', () => {
  const config = {
    fields: [field('phone'), field('phone'), field('country', { visible: false }), field('language')],
    sections: [
      { title: 'One', fields: ['phone'] },
      { title: 'Two', fields: ['phone', 'country'] },
    ],
  } as unknown as Pick<Config, 'fields' | 'sections'>;
  expect(namesIn(config)).toEqual([['One', 'phone', 'language']]);
});
