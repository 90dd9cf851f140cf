import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { keptTexts, seenOf } from '#testing/naughty.ts';
import { renderWidget } from '#testing/render-widget.tsx';

/** Whatever authors write and visitors fill in is shown and sent as it is. */

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
/** What the server was sent. */
let bodies: string[];

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  bodies = [];
  origin.server.use(
    http.post('*/own/submit', async ({ request }) => {
      bodies.push(await request.text());
      return HttpResponse.json({ reference: 'F-1' }, { status: 201 });
    }),
  );
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

function show(config: object, language: Language = 'en') {
  pages += 1;
  const form = { title: 'Ask us', submitUrl: '/own/submit', ...config };
  return renderWidget('form-builder', form, { path: `input-${pages}.html`, language });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } });
const sent = () => JSON.parse(bodies[0] ?? '') as unknown;

/** Those that fit into a field of one line. */
const texts = keptTexts.filter((text) => text.length <= 100 && seenOf(text) !== '');

/** What is sent of the text in the field of a number: every other one is of one line, where what is not seen is left out. */
const asSent = (text: string, index: number) => (index % 2 ? seenOf(text) : text.trim());

describe('naughty texts', () => {
  const chunks = Array.from({ length: Math.ceil(texts.length / 50) }, (_, index) =>
    texts.slice(index * 50, index * 50 + 50),
  );

  test.each(chunks.map((chunk) => [chunk[0], chunk]))(
    'are labels, help, options and answers as they stand: %j and others',
    async (_, chunk) => {
      await show({
        steps: [
          { id: 'one', title: chunk[0] },
          { id: 'two', title: 'Two' },
        ],
        fields: [
          ...chunk.map((text, index) => ({
            name: `n${index}`,
            label: text,
            help: text,
            type: index % 2 ? 'text' : 'textarea',
          })),
          { name: 'list', label: 'List', type: 'select', options: chunk.map((value) => ({ value })) },
          { name: 'boxes', label: 'Boxes', type: 'choices', options: chunk.map((value) => ({ value })) },
        ],
      });
      const boxes = screen.getAllByRole('textbox');
      boxes.forEach((box, index) => fill(box, chunk[index] ?? ''));
      fireEvent.change(screen.getByRole('combobox', { name: 'List' }), { target: { value: chunk.at(-1) } });
      fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
      await press('Continue');
      await press('Continue');
      await vi.waitFor(() => expect(document.querySelectorAll('dt')).toHaveLength(chunk.length + 2));
      const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
      const answers = [...document.querySelectorAll('dd[dir]')].map(({ textContent }) => textContent);
      expect(terms.slice(0, chunk.length)).toEqual(chunk);
      expect(answers).toEqual([...chunk.map(asSent), chunk.at(-1), chunk[0]]);
      await press('Send');
      await screen.findByText('F-1');
      expect(sent()).toEqual({
        lang: 'en',
        page: `/input-${pages}.html`,
        contact_reason: '',
        ...Object.fromEntries(chunk.map((text, index) => [`n${index}`, asSent(text, index)])),
        list: chunk.at(-1),
        boxes: [chunk[0]],
      });
    },
  );

  test('that are no answer to what is asked are told at their fields, and none throws', async () => {
    const kinds = ['email', 'tel', 'url', 'number', 'coordinates'];
    await show({ fields: kinds.map((type) => ({ name: type, label: type, type })) });
    for (const text of ['${7*7}', '\u202eevil\u202c', '👩‍👩‍👧', '<b>', '[object Object]']) {
      for (const box of screen.getAllByRole('textbox')) fill(box, text);
      await press('Send');
      expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(kinds.length);
      for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue(text);
    }
    expect(bodies).toEqual([]);
  });

  test('as names of fields hide nothing of the form', async () => {
    const names = ['__proto__', 'constructor', 'elements', 'submit', 'a.b[0]', '⚠️'];
    await show({ fields: names.map((name) => ({ name })) });
    screen.getAllByRole('textbox').forEach((box, index) => fill(box, `answer ${index}`));
    await press('Send');
    await screen.findByText('F-1');
    const own = Object.entries(sent() as object).filter(([name]) => names.includes(name));
    expect(own).toEqual(names.map((name, index) => [name, `answer ${index}`]));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test.each<[Language, string[]]>([
  ['en', ['Aden', 'Ähtäri', 'Zell']],
  ['de', ['Aden', 'Ähtäri', 'Zell']],
  ['es', ['Nadal', 'Ñora', 'Oca']],
  ['ar', ['أبها', 'بريدة', 'ينبع']],
  ['ru', ['Абха', 'Ёлка', 'Янбу']],
])('options stand in the order of the language where its author wants it: %s', async (language, order) => {
  const options = order.toReversed().map((label, index) => ({ value: `v${index}`, label }));
  const shownIn = async (sortOptions: boolean) => {
    await show({ sortOptions, fields: [{ name: 'city', type: 'select', options }] }, language);
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };
  expect((await shownIn(false)).slice(1)).toEqual(order.toReversed());
  expect((await shownIn(true)).slice(1)).toEqual(order);
});

describe('ten thousand characters', () => {
  const story = { fields: [{ name: 'story', label: 'Story', type: 'textarea' }] };
  const box = () => screen.getByRole('textbox', { name: 'Story' });

  test.each([
    ['letters', 'ش'],
    ['families', '👩‍👩‍👧'],
  ])('are sent whole: %s', async (_, character) => {
    await show(story);
    fill(box(), character.repeat(10_000));
    await press('Send');
    await screen.findByText('F-1');
    expect(sent()).toMatchObject({ story: character.repeat(10_000) });
  });

  test('and one more are refused before they are sent, and stay', async () => {
    await show(story);
    fill(box(), 'a'.repeat(10_001));
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Story: Use at most 10,000 characters.');
    await vi.waitFor(() => expect(box()).toHaveAccessibleDescription(/1 character too many/));
    expect(box()).toHaveValue('a'.repeat(10_001));
    expect(bodies).toEqual([]);
  });
});

describe('files', () => {
  const papers = { fields: [{ name: 'papers', label: 'Papers', type: 'file', maxFiles: 4 }] };
  const add = async (...files: File[]) =>
    fireEvent.change(await screen.findByLabelText('Papers'), { target: { files } });
  const of = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name);

  test('that are empty or too large by a byte say so; those that just fit do not', async () => {
    await show(papers);
    await add(of('empty.txt', 0), of('large.txt', 5 * 2 ** 20 + 1), of('fits.txt', 5 * 2 ** 20));
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('This file is empty.'),
      expect.stringContaining('This file is larger than 5 MB.'),
      expect.not.stringContaining('This file'),
    ]);
  });

  test('whose names cannot be sent show under which they are', async () => {
    await show(papers);
    await add(of('..', 1), of('a\u202efdp.exe', 1), of('..\\..\\boot.ini', 1), of('كتيّب ٢٠٢٦.pdf', 1));
    expect(await screen.findByText('..')).toBeVisible();
    expect(screen.getAllByText(/^Sent as/).map(({ textContent }) => textContent)).toEqual([
      'Sent as file',
      'Sent as afdp.exe',
      'Sent as boot.ini',
    ]);
  });
});
