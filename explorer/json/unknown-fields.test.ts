import { jsonLanguage } from '@codemirror/lang-json';
import { expect, test } from 'vitest';
import { examplesOf, jsonSchemaOf, names } from '#testing/all-widgets.ts';
import { diagnose } from './diagnose.ts';
import { unknownFields } from './unknown-fields.ts';

const unknownIn = (widget: string, config: unknown) => {
  const text = JSON.stringify(config, null, 2);
  return unknownFields(text, jsonLanguage.parser.parse(text), jsonSchemaOf(widget)).map(
    ({ from, to, name, meant }) => [text.slice(from, to), name, meant],
  );
};

test('a misspelt field is found with the one that was meant, however deep', () => {
  expect(unknownIn('accordion', { titel: 'x', items: [{ headng: 'y' }], labels: { own: 'z' } })).toEqual([
    ['"titel"', 'titel', 'title'],
    ['"headng"', 'headng', 'heading'],
  ]);
});

test('the editor marks it and says what was meant', () => {
  const text = '{\n  "titel": "x"\n}';
  const marks = diagnose(text, jsonLanguage.parser.parse(text), [], 'en', jsonSchemaOf('accordion'));
  expect(marks.map(({ from, to, message }) => [text.slice(from, to), message])).toEqual([
    ['"titel"', 'Line 2: There is no field "titel" here. Did you mean "title"?'],
  ]);
});

test.each(names)('the examples of %s misspell nothing', (widget) => {
  const examples = examplesOf(widget).filter(({ example }) => !example.startsWith('faulty'));
  expect(examples.flatMap(({ config }) => unknownIn(widget, config))).toEqual([]);
});
