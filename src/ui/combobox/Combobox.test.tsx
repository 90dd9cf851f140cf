import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionPage, setSession } from '#testing/session/session-page.tsx';
import { Combobox } from './Combobox.tsx';

setSession();

const options = [
  { value: 'SAR', label: 'Saudi riyal', names: ['SAR'], group: 'The Gulf' },
  { value: 'KWD', label: 'Kuwaiti dinar', names: ['KWD'], group: 'The Gulf' },
  { value: 'EUR', label: 'Euro', names: ['EUR'], group: 'Europe' },
  { value: 'JPY', label: 'Japanese yen', names: ['JPY'], group: 'Asia' },
];

function Currency({ initial = '', onChange }: { initial?: string; onChange?: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <Combobox
      label="Currency"
      placeholder="Choose a currency"
      unknown="No currency has this name."
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const show = (initial?: string) => {
  const chosen = vi.fn<(value: string) => void>();
  sessionPage().show(<Currency {...(initial && { initial })} onChange={chosen} />);
  return chosen;
};
const field = () => screen.getByRole('combobox', { name: 'Currency' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const pointed = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

test('a visitor types a part of a name, and takes it with the keys', async () => {
  const chosen = show();
  await userEvent.click(field());
  expect(shown()).toHaveLength(4);
  await userEvent.keyboard('dinar');
  expect(shown()).toEqual(['Kuwaiti dinar']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['KWD']]);
  expect(field()).toHaveValue('Kuwaiti dinar');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('a code that is typed chooses when the visitor goes on', async () => {
  const chosen = show();
  await userEvent.type(field(), 'jpy');
  await userEvent.tab();
  expect(chosen.mock.calls).toEqual([['JPY']]);
  expect(field()).toHaveValue('Japanese yen');
});

test('what names nothing stays in the field with a message, and nothing is chosen any more', async () => {
  const chosen = show('EUR');
  await userEvent.clear(field());
  await userEvent.type(field(), 'Doubloon');
  await userEvent.tab();
  expect(field()).toHaveValue('Doubloon');
  expect(field()).toHaveAccessibleDescription('No currency has this name.');
  expect(field()).toBeInvalid();
  expect(chosen.mock.calls).toEqual([['']]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'euro');
  await userEvent.tab();
  expect(field()).toBeValid();
  expect(chosen).toHaveBeenLastCalledWith('EUR');
});

test('what names nothing goes as soon as something else is chosen elsewhere', async () => {
  function Chosen() {
    const [value, setValue] = useState('EUR');
    return (
      <>
        <Combobox
          label="Currency"
          placeholder="Choose a currency"
          unknown="No currency has this name."
          options={options}
          value={value}
          onChange={(next) => next && setValue(next)}
        />
        <button form="" type="button" onClick={() => setValue('JPY')}>
          Yen
        </button>
      </>
    );
  }
  sessionPage().show(<Chosen />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Doubloon');
  await userEvent.click(screen.getByRole('button', { name: 'Yen' }));
  expect(field()).toHaveValue('Japanese yen');
  expect(field()).toBeValid();
});

test('arrows open the list at what is chosen, and go round', async () => {
  show('JPY');
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(pointed()).toBe('Japanese yen');
  await userEvent.keyboard('{ArrowDown}');
  expect(pointed()).toBe('Saudi riyal');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(pointed()).toBe('Euro');
});

test('Escape closes the list, and another one takes back what was typed', async () => {
  const chosen = show('EUR');
  await userEvent.clear(field());
  await userEvent.type(field(), 'sau');
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(field()).toHaveValue('sau');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Euro');
  await userEvent.tab();
  expect(chosen).not.toHaveBeenCalled();
});

test('a press chooses, and the field keeps the focus', async () => {
  const chosen = show();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Euro' }));
  expect(chosen.mock.calls).toEqual([['EUR']]);
  expect(field()).toHaveFocus();
});

test('options stand under the heading of their group', async () => {
  show();
  await userEvent.click(field());
  const group = within(screen.getByRole('group', { name: 'The Gulf' }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Saudi riyal',
    'Kuwaiti dinar',
  ]);
});

test('a key of an input method chooses nothing', async () => {
  const chosen = show();
  await userEvent.type(field(), 'euro');
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
});

test('a narrow window has the list of the platform, with the same groups', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('<') }),
  );
  const chosen = show();
  expect(within(field()).getByRole('group', { name: 'Europe' })).toBeInTheDocument();
  await userEvent.selectOptions(field(), 'EUR');
  expect(chosen.mock.calls).toEqual([['EUR']]);
});

describe('a visitor who does not see the list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const heard = () =>
    [...document.querySelectorAll('[aria-live="polite"] > p')].map(({ textContent }) => textContent);

  test('hears how many options there are, once they rest from typing', () => {
    show();
    type('e');
    pass(400);
    type('eu');
    pass(400);
    expect(heard()).toEqual([]);
    pass(1000);
    expect(heard()).toEqual(['1 match']);
    type('');
    pass(1000);
    expect(heard()).toEqual(['4 matches']);
  });

  test('hears that a text leads to nothing, when the list goes', () => {
    show();
    type('Doubloon');
    expect(shown()).toEqual([]);
    pass(1000);
    expect(heard()).toEqual(['No match']);
  });

  test.each([
    ['an option is chosen', () => fireEvent.click(screen.getByRole('option', { name: 'Euro' }))],
    ['the list is closed', () => fireEvent.keyDown(field(), { key: 'Escape' })],
    ['the field is left', () => fireEvent.blur(field())],
  ])('hears nothing of it once %s', (_, leave) => {
    show();
    type('eu');
    leave();
    pass(1000);
    expect(heard()).toEqual([]);
  });

  test('hears it in Arabic', () => {
    sessionPage({}, { language: 'ar' }).show(<Currency />);
    type('dinar');
    pass(1000);
    expect(heard()).toEqual(['نتيجة واحدة']);
    type('zzz');
    pass(1000);
    expect(heard()).toEqual(['لا توجد نتائج مطابقة']);
  });

  test('hears nothing of a list that is opened without typing', () => {
    show('EUR');
    fireEvent.click(field());
    pass(1000);
    expect(heard()).toEqual([]);
  });
});
