import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { keptTexts } from '#testing/naughty.ts';
import { defineForm } from './definition.ts';
import { formField, type Field } from './field.schema.ts';
import { validateFile } from './file-rules.ts';
import { validate, toFileName } from './rules.ts';
import type { Value } from './values.ts';

const context = { language: 'en' as const, today: '2026-11-22', date: (day: string) => day };

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
    [{ type: 'email' }, 'Salma <salma@example.org>,', undefined],
    [{ type: 'email' }, 'a@example.org; b@example.org', 'twoMails'],
    [{ type: 'email' }, 'A <a@example.org>, B <b@example.org>', 'twoMails'],
    [{ type: 'email' }, 'a@b@c@example.org', 'email'],
    [{ type: 'email' }, '\u200Bsalma@example.org\u202C', undefined],
    [{ type: 'email' }, 'mailto:salma@example.org', undefined],
    [{ type: 'email', required: true }, '\u200B\u202A', 'required'],
    [{ type: 'email' }, '\u200B\u202A', undefined],
    [{ type: 'tel', required: true }, '\u202A\u202C', 'required'],
    [{ type: 'number' }, '\u200B', undefined],
    [{ pattern: 'lettersAndSpaces' }, '\u202AMia\u200B Sommer', undefined],
    [{ pattern: 'filename' }, 'plan\u200B', undefined],
    [{ autocomplete: 'one-time-code', required: true }, '\u200B', 'required'],
    [{ type: 'tel' }, '٠٥٠ ١٢٣-٤٥٦٧', undefined],
    [{ type: 'tel' }, '1234', 'phone'],
    [{ type: 'tel' }, '06.12.34.56.78', undefined],
    [{ type: 'tel' }, '0612345678 / 0698765432', 'twoPhones'],
    [{ type: 'tel' }, '+966 11 000 0000 ext. 5', 'phoneExtension'],
    [{ pattern: 'phone' }, '+966 11 000 0000 x12', 'phoneExtension'],
    [{ type: 'coordinates' }, '24.7136° N, 46.6753° E', undefined],
    [{ type: 'url' }, 'موقع.السعودية', undefined],
    [{ type: 'url' }, 'javascript:alert(1)', 'webAddress'],
    [{ type: 'number', min: 1, max: 40 }, '٠', 'min'],
    [{ type: 'number', min: 1, max: 40 }, '41', 'max'],
    [{ type: 'number', min: 1, max: 40 }, '40', undefined],
    [{ type: 'number', min: -5 }, '−5', undefined],
    [{ type: 'number', max: 40 }, '1,000', 'max'],
    [{ type: 'number', max: 40 }, '1,5', undefined],
    [{ type: 'number', max: 40 }, '1.000', 'twoNumbers'],
    [{ type: 'number' }, '1.5.2', 'number'],
    [{ type: 'number' }, '1 2', 'number'],
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
    'Mary J. Smith',
    'Smith, Jr',
    'Jean–Luc',
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
  [['a', 'b'], undefined],
  [['a', 'b', 'c'], { key: 'manyChoices', values: { count: 2 } }],
])('of several options at most two may be chosen: %j', (value, fault) => {
  expect(validate(fieldOf({ type: 'choices', max: '2' }), value, context)).toEqual(fault);
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
    ['an empty one without a name', file('', 0), 'fileEmpty'],
  ])('%s', (_, given, fault) => {
    expect(validateFile(given, fieldOf({ type: 'file', accept: ['.pdf', 'image/*'] }))?.key).toBe(fault);
  });

  const excel = 'application/vnd.ms-excel';
  test.each<[readonly string[], string, string]>([
    [['.csv'], 'a.csv', excel],
    [['.pdf'], '\u200Ea.p\u200Bdf', ''],
    [['text/csv'], 'a.csv', excel],
    [['text/csv'], 'a.CSV', ''],
    [['image/*'], 'IMG_1.HEIC', ''],
    [['application/pdf'], 'a.pdf', 'application/x-pdf'],
    [['application/pdf'], 'scan', 'application/x-pdf'],
    [['application/pdf'], '', 'application/pdf'],
    [['docx'], 'a.docx', ''],
    [['*.DOCX '], 'a.docx', ''],
    [['image/jpg'], 'a.jpg', 'image/jpeg'],
    [['.jpg'], 'a.jpeg', 'image/jpeg'],
    [['.tar.gz'], 'a.tar.gz', 'application/gzip'],
    [['text/plain'], 'a', 'text/plain;charset=utf-8'],
    [['Word documents', '/', 'image/', '.'], 'a.exe', 'application/x-msdownload'],
  ])('of the kinds %j is %s of type “%s”', (accept, name, type) => {
    expect(validateFile(file(name, 1, type), fieldOf({ type: 'file', accept }))).toBeUndefined();
  });

  test.each<[readonly string[], string, string]>([
    [['.csv'], 'a.xls', excel],
    [['image/*'], 'a.pdf', ''],
    [['.pdf'], 'pdf', ''],
    [['.pdf'], '', 'application/pdf'],
    [['.pdf'], '..', 'application/pdf'],
    [['.pdf', 'Word documents'], 'a.exe', ''],
  ])('of the kinds %j is not %s of type “%s”', (accept, name, type) => {
    const fault = validateFile(file(name, 1, type), fieldOf({ type: 'file', accept }));
    expect(fault).toEqual({ key: 'fileType' });
  });

  test.each([
    ['my (ticket).pdf', 'my -ticket.pdf'],
    ['..', 'file'],
    ['../../etc/passwd', 'etc-passwd'],
    ['كتيب 2026.pdf', 'كتيب 2026.pdf'],
    ['a\u0000b.pdf', 'a-b.pdf'],
    ['re\u202Eport\u200B.p\u200Bdf', 'report.pdf'],
    ['می\u200Cخواهم.pdf', 'می\u200Cخواهم.pdf'],
    ['\u200B\u200D.pdf', 'file.pdf'],
  ])('%j is sent as %j', (name, sent) => {
    expect(toFileName(name)).toBe(sent);
  });
});
