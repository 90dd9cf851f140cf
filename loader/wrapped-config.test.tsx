import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  configScript,
  mountElement,
  mountHtml,
  nextTasks,
  outcomeOf,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

setFakePages();

/** A mount element as WordPress' `wpautop` leaves it. */
const wrapped = (script: string, name = 'counter') =>
  `<div data-component="${name}" id="a"><p id="wrapper">${script}</p><p>Fallback</p></div>`;

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  ' application/json ',
  'application/json ;x=y',
])('a script of type "%s" configures the widget', async (type) => {
  startFakePage(
    `<div data-component="counter" id="a"><script type="${type}">{"title":"Told"}</script></div>`,
  );
  expect(await button('Told 0')).toBeVisible();
});

describe('a script that an editor has wrapped', () => {
  test('configures the widget, and stands in the mount element itself while that shows', async () => {
    const { widgets } = startFakePage(wrapped(configScript({ title: 'Wrapped' })));
    expect(await button('Wrapped 0')).toBeVisible();
    expect([...mountElement('a').children].map(({ localName }) => localName)).toEqual(['script', 'div']);

    widgets.unmount(mountElement('a'));
    expect(mountElement('a').innerHTML).toBe(
      `<p id="wrapper">${configScript({ title: 'Wrapped' })}</p><p>Fallback</p>`,
    );
  });

  test('configures a copy of the mounted element, too', async () => {
    startFakePage(wrapped(configScript({ title: 'Wrapped' })));
    await button('Wrapped 0');
    const copy = mountElement('a').cloneNode(true) as HTMLElement;
    mountElement('a').replaceWith(copy);
    await vi.waitFor(() => expect(copy).toContainElement(screen.getByRole('button', { name: 'Wrapped 0' })));
  });

  test('and edited mounts the widget anew', async () => {
    startFakePage(wrapped(configScript({ title: 'Old' })));
    await button('Old 0');
    mountElement('a').querySelector('script')!.textContent = '{"title":"New"}';
    expect(await button('New 0')).toBeVisible();
  });

  test.each([
    [
      'in its place',
      () => (mountElement('wrapper').querySelector('script')!.textContent = '{"place":"Abha"}'),
    ],
    [
      'with its wrapper',
      () => (mountElement('wrapper').outerHTML = `<p>${configScript({ place: 'Abha' })}</p>`),
    ],
  ])('and mended %s gives a failed widget another chance', async (_, mend) => {
    startFakePage(wrapped(configScript({ title: 'No place' }), 'strict'));
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
    mend();
    expect(await screen.findByText('Strictly Abha')).toBeVisible();
  });

  test('and whose quotation marks it has made curly fails the widget, and its fallback stays', async () => {
    startFakePage(wrapped('<script type="application/json">{ “title”: “Curly” }</script>'));
    expect(await outcomeOf('a')).toBe('failed');
    expect(mountElement('a')).toHaveTextContent('Fallback');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('configuration: expected JSON'),
      mountElement('a'),
    );
  });

  test('of a widget in the fallback configures that one alone', async () => {
    startFakePage(
      `<div data-component="counter" id="a"><div data-component="counter"><p>${configScript({ title: 'Inner' })}</p></div></div>`,
    );
    expect(await button('Count 0')).toBeVisible();
  });
});

test.each(['', ' \n ', 'null'])('a script that says %j is an empty configuration', async (text) => {
  startFakePage(
    `<div data-component="counter" id="a"><script type="application/json">${text}</script></div>`,
  );
  expect(await button('Count 0')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});

test.each(['[]', '"text"', '7', 'false'])('a script that says %s fails the widget', async (text) => {
  startFakePage(
    `<div data-component="counter" id="a"><p><script type="application/json">${text}</script></p></div>`,
  );
  expect(await outcomeOf('a')).toBe('failed');
});

test('the configuration that starts a widget is the one that it shows', async () => {
  const page = startFakePage(mountHtml('counter', 'a', { title: 'First' }), { held: ['counter'] });
  mountElement('a').querySelector('script')!.textContent = '{"title":"Second"}';
  page.arrive('counter');
  expect(await button('Second 0')).toBeVisible();
  await nextTasks();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
