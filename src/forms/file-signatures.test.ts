import { expect, test } from 'vitest';
import { isAsNamed } from './file-signatures.ts';

test.each([
  ['a PDF', 'licence.pdf', '%PDF-1.7', true],
  ['a PDF behind other bytes', 'licence.PDF', '\r\n%PDF-1.4', true],
  ['a program under the name of a PDF', 'licence.pdf', 'MZ\x90', false],
  ['a document of an office program', 'letter.docx', 'PK\x03\x04', true],
  ['a text under the name of a picture', 'photo.jpeg', 'hello', false],
  ['a picture', 'photo.png', '\x89PNG', true],
  ['a kind that is not judged', 'notes.txt', 'hello', true],
  ['a name without an ending', 'constructor', 'hello', true],
])('%s', async (_what, name, text, isRight) => {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(await isAsNamed(new File([bytes], name))).toBe(isRight);
});
