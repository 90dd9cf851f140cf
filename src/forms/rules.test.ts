import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { keptTexts } from '#testing/naughty.ts';
import { defineForm } from './definition.ts';
import { formField, type Field } from './field.schema.ts';
import { validate, validateFile, toFileName, toNumber } from './rules.ts';
import type { Value } from './values.ts';

const context = { decimalMark: '.', today: '2026-11-22', date: (day: string) => day };

const fieldOf = (given: object) => {
  const field: Field = readValue(formField, { name: 'field', ...given });
  return defineForm([field]).fields[0]!;
};
const faultOf = (given: object, value: Value) => validate(fieldOf(given), value, context)?.key;

describe('what was typed is judged', () => {
  test.each<[object, Value, string | undefined]>([
    [{}, '', undefined],
    [{ required: true }, '', 'required'],
    [{ required: true }, '  ', 'required'],
    [{ required: true, type: 'choice' }, '', 'choose'],
    [{ required: true, type: 'choices' }, [], 'choose'],
    [{ required: true, type: 'consent' }, false, 'agree'],
    [{ required: true, type: 'consent' }, true, undefined],
    [{ required: true, type: 'file' }, [], 'addFile'],
    [{ type: 'email' }, 'salma', 'email'],
    [{ type: 'email' }, 'salma@example.org', undefined],
    [{ type: 'tel' }, '٠٥٠ ١٢٣-٤٥٦٧', undefined],
    [{ type: 'tel' }, '1234', 'phone'],
    [{ type: 'url' }, 'موقع.السعودية', undefined],
    [{ type: 'url' }, 'javascript:alert(1)', 'webAddress'],
    [{ type: 'number', min: 1, max: 40 }, '٠', 'min'],
    [{ type: 'number', min: 1, max: 40 }, '41', 'max'],
    [{ type: 'number', min: 1, max: 40 }, '40', undefined],
    [{ type: 'number' }, '1e5', 'number'],
    [{ type: 'date', min: '2026-11-22' }, '2026-11-21', 'dateMin'],
    [{ type: 'date', max: '2026-12-01' }, '2026-12-02', 'dateMax'],
    [{ type: 'birthDate' }, '2026-11-23', 'dateMax'],
    [{ type: 'birthDate' }, '1990-02-01', undefined],
    [{ type: 'coordinates' }, '24.7, 46.7', undefined],
    [{ type: 'coordinates' }, '91, 46.7', 'coordinates'],
    [{ pattern: 'dotCom' }, 'example.sa', 'dotCom'],
    [{ pattern: 'lettersAndSpaces' }, 'R2 D2', 'lettersAndSpaces'],
    [{}, 'a'.repeat(100), undefined],
    [{}, 'a'.repeat(101), 'longText'],
    [{ maxLength: 5 }, 'abcdef', 'longText'],
    [{ type: 'textarea' }, 'a'.repeat(10_000), undefined],
    [{ type: 'textarea' }, 'a'.repeat(10_001), 'longText'],
    [{ type: 'textarea' }, '👩‍👩‍👧'.repeat(10_000), undefined],
  ])('%j with %j', (field, value, fault) => {
    expect(faultOf(field, value)).toBe(fault);
  });

  test.each([
    'Mia Sommer',
    'O’Brien',
    'Jean-Luc',
    'سلمى الحربي',
    'Ольга',
    '山田　太郎',
    'マイク・スミス',
    '王芳',
    'Núñez',
  ])('a name is a name in every script of the site: %s', (name) => {
    expect(faultOf({ pattern: 'lettersAndSpaces' }, name)).toBeUndefined();
  });

  test('no naughty text throws in any kind of field', () => {
    const kinds = ['text', 'email', 'tel', 'url', 'number', 'date', 'birthDate', 'coordinates', 'textarea'];
    for (const type of kinds) {
      const field = fieldOf({ type, pattern: 'filename' });
      for (const text of keptTexts) expect(() => validate(field, text, context)).not.toThrow();
    }
  });
});

test.each([
  ['1,5', ',', 1.5],
  ['1,5', '.', undefined],
  ['١٫٥', '٫', 1.5],
  ['−3', '.', -3],
  ['1.5.2', '.', undefined],
])('the number %s is read with %s as its decimal mark', (typed, mark, number) => {
  expect(toNumber(typed, mark)).toBe(number);
});

describe('files', () => {
  const file = (name: string, bytes: number, type = 'application/pdf') =>
    new File([new Uint8Array(bytes)], name, { type });

  test.each([
    ['an empty one', file('a.pdf', 0), 'fileEmpty'],
    ['one of 5 MB', file('a.pdf', 5 * 2 ** 20), undefined],
    ['one of 5 MB and a byte', file('a.pdf', 5 * 2 ** 20 + 1), 'fileSize'],
    ['one of another kind', file('a.exe', 1, 'application/x-msdownload'), 'fileType'],
    ['a picture', file('a.PNG', 1, 'image/png'), undefined],
  ])('%s', (_, given, fault) => {
    expect(validateFile(given, fieldOf({ type: 'file', accept: ['.pdf', 'image/*'] }))?.key).toBe(fault);
  });

  test.each([
    ['my (ticket).pdf', 'my -ticket.pdf'],
    ['..', 'file'],
    ['../../etc/passwd', 'etc-passwd'],
    ['كتيب 2026.pdf', 'كتيب 2026.pdf'],
    ['a\u0000b.pdf', 'a-b.pdf'],
  ])('%j is sent as %j', (name, sent) => {
    expect(toFileName(name)).toBe(sent);
  });
});
