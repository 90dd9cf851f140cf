import { expect, test } from 'vitest';
import { inParagraphs, linked, listed, runsTogether, wrapped, type Selection } from './markup.ts';

/** A text in which `[` and `]` stand around what is selected. */
function selected(text: string): Selection {
  const start = text.indexOf('[');
  return { text: text.replace('[', '').replace(']', ''), start, end: text.indexOf(']') - 1 };
}

const shown = ({ text, start, end }: Selection) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test('what is selected becomes bold, and stays selected', () => {
  expect(shown(wrapped(selected('Bring [water] along.'), 'strong'))).toBe(
    'Bring <strong>[water]</strong> along.',
  );
});

test('what is selected becomes a link, whose address is to be written', () => {
  expect(shown(linked(selected('See [the map].')))).toBe('See <a href="[/]">the map</a>.');
});

test('selected lines become a list', () => {
  expect(listed(selected('Bring:\n[water\n\n hat ]')).text).toBe(
    'Bring:\n<ul>\n  <li>water</li>\n  <li>hat</li>\n</ul>',
  );
});

test('without a selection a list begins, and one writes on in its entry', () => {
  expect(shown(listed(selected('Bring: []')))).toBe('Bring: <ul>\n  <li>[]</li>\n</ul>');
});

test('bold again is plain', () => {
  expect(shown(wrapped(selected('Bring <strong>[water]</strong>.'), 'strong'))).toBe('Bring [water].');
});

test('an empty line is where a paragraph ends', () => {
  expect(inParagraphs(selected('Yes.\nStill yes.\n\n \nNo.[]')).text).toBe(
    '<p>Yes.\nStill yes.</p>\n\n<p>No.</p>',
  );
});

test('what is a paragraph or a list already stays, and what was added becomes one', () => {
  const text = '<p>One.</p>\n\n<ul>\n  <li>A</li>\n</ul>\n\nTwo, in <strong>July</strong>.[]';
  expect(inParagraphs(selected(text)).text).toBe(
    '<p>One.</p>\n\n<ul>\n  <li>A</li>\n</ul>\n\n<p>Two, in <strong>July</strong>.</p>',
  );
});

test('a list is left whole, also one with an empty line in it, and the words before it become a paragraph', () => {
  const list = '<ul>\n  <li>A</li>\n\n  <li>B</li>\n</ul>';
  expect(inParagraphs(selected(`Bring:\n${list}[]`)).text).toBe(`<p>Bring:</p>\n\n${list}`);
  expect(runsTogether(list)).toBe(false);
});

test.each([
  ['One.\n\nTwo, <strong>bold</strong>.', true],
  ['<p>One.</p>\n\nTwo.', true],
  ['<p>One.</p>\n\n<p>Two.</p>', false],
  ['One.\nTwo.', false],
  ['', false],
])('whether %j runs together: %s', (text, expected) => {
  expect(runsTogether(text)).toBe(expected);
});
