import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from '#testing/render-widget.tsx';

/** Numbers are sent as the page's language reads them, and none is sent that can be read in two ways. */

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let bodies: unknown[];

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  bodies = [];
  origin.server.use(
    http.post('*/own/submit', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ reference: 'F-1' }, { status: 201 });
    }),
  );
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

const budget = { name: 'budget', label: 'Budget', type: 'number' };

function show(language: Language, config: object = {}, path = `numbers-${(pages += 1)}.html`) {
  const form = { title: 'Ask us', submitUrl: '/own/submit', fields: [budget], ...config };
  return renderWidget('form-builder', form, { path, language });
}
const box = () => screen.getByRole('textbox', { name: 'Budget' });
/** The button that goes on or sends: the first below the fields. */
const submit = async () => userEvent.type(box(), '{Enter}');
/** The two readings of what was typed. */
const readings = () => within(screen.getByRole('group')).getAllByRole('button');

test.each<[Language, string, number]>([
  ['de', '1.000', 1000],
  ['es', '2.500', 2500],
  ['en', '1,000', 1000],
  ['fr', '1\u202F000,5', 1000.5],
  ['ar', '١٬٠٠٠٫٥', 1000.5],
  ['ru', '−5', -5],
])('a visitor of the %s page types %s, and %d is sent', async (language, typed, number) => {
  await show(language);
  await userEvent.type(box(), typed);
  await submit();
  await screen.findByText('F-1');
  expect(bodies).toEqual([expect.objectContaining({ budget: number })]);
});

test.each<[Language, string, [string, string], number, number]>([
  ['en', '1.000', ['1,000', '1'], 1, 1],
  ['en', '2.345', ['2,345', '2.345'], 1, 2.345],
  ['de', '2,500', ['2.500', '2,5'], 0, 2500],
  ['ar', '١.٥٠٠', ['1,500', '1.5'], 1, 1.5],
])('on the %s page %s can be read in two ways, and the visitor says which is meant', async (...row) => {
  const [language, typed, names, chosen, number] = row;
  await show(language);
  await userEvent.type(box(), typed);
  await submit();
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(/^Budget: \S/);
  await vi.waitFor(() => expect(box()).toBeInvalid());
  expect(box()).toHaveValue(typed);
  expect(bodies).toEqual([]);
  expect(readings().map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('group').getAttribute('aria-labelledby')).toBe(
    box().getAttribute('aria-describedby'),
  );

  await userEvent.click(readings()[chosen]!);
  expect(box()).toHaveFocus();
  await vi.waitFor(() => expect(box()).toBeValid());
  expect(screen.queryByRole('group')).toBeNull();
  await submit();
  await screen.findByText('F-1');
  expect(bodies).toEqual([expect.objectContaining({ budget: number })]);
});

test.each(languages)('what is asked is written in %s', async (language) => {
  await show(language);
  await userEvent.type(
    box(),
    language === 'en' ? '1.000' : language === 'de' || language === 'es' ? '1,000' : '1.000',
  );
  await userEvent.tab();
  await vi.waitFor(() => expect(readings()).toHaveLength(2));
  expect(box()).toHaveAccessibleDescription(
    {
      en: 'This can be read as two numbers. Choose the one you mean.',
      ar: 'يمكن أن يُقرأ هذا رقمين. اختر الرقم المقصود.',
      zh: '这可以读作两个不同的数字，请选择您想填的那个。',
      de: 'Das kann zwei Zahlen bedeuten. Wählen Sie die gemeinte.',
      es: 'Esto puede leerse como dos números. Elija el que quiere decir.',
      fr: 'Ceci peut se lire comme deux nombres. Choisissez celui que vous voulez indiquer.',
      ja: '2通りの数値に読めます。入力したい方を選んでください。',
      ru: 'Это можно прочитать как два разных числа. Выберите нужное.',
    }[language],
  );
});

test('the readings follow what is typed on, and go once there is one', async () => {
  await show('en');
  await userEvent.type(box(), '1.500');
  await userEvent.tab();
  await vi.waitFor(() => expect(readings()[0]).toHaveTextContent('1,500'));
  await userEvent.type(box(), '2', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(readings().map(({ textContent }) => textContent)).toEqual(['21,500', '21.5']);
  await userEvent.type(box(), '0');
  await vi.waitFor(() => expect(screen.queryByRole('group')).toBeNull());
});

test('a number outside of what is asked for is told so by what it means', async () => {
  await show('de', { fields: [{ ...budget, max: 500 }] });
  await userEvent.type(box(), '1.000');
  await submit();
  await screen.findByRole('alert');
  expect(box()).toHaveAccessibleDescription('Geben Sie 500 oder weniger ein.');
});

test('the review shows the number that is sent, and the field keeps what was typed', async () => {
  const steps = [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ];
  const fields = [
    { ...budget, step: 'one' },
    { name: 'note', label: 'Note', step: 'two' },
  ];
  await show('de', { steps, fields });
  await userEvent.type(box(), '٢٥٠٠,50');
  await submit();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), '{Enter}');
  const [answer] = await screen.findAllByRole('definition');
  expect(answer).toHaveTextContent(/^2\.500,5$/);
  await userEvent.click(screen.getByRole('button', { name: /One$/ }));
  expect(box()).toHaveValue('٢٥٠٠,50');
});
