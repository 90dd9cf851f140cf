import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { mountElement, setFakePages, startFakePage, statusOf } from '#testing/fake-page.ts';
import { fakeDefinition } from '#testing/fake-widgets.tsx';
import { renderOnServer } from '#testing/render-on-server.tsx';

/** Pages that are one form as a whole, as ASP.NET and portals write them. */

setFakePages();

const form = '<div data-component="form" id="a"></div>';
const mounted = () => vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));

/** Counts what the page's form hears. */
function listen(...types: string[]) {
  const heard: string[] = [];
  for (const type of types) document.forms[0]!.addEventListener(type, () => void heard.push(type));
  return heard;
}

describe('a page that is one form', () => {
  test('gets a form of ours drawn anew, whose tag the parser dropped, and nobody is told of an error', async () => {
    const server = { messages: {}, language: 'en', id: 'a', config: {} } as const;
    const html = renderOnServer({ name: 'form', definition: fakeDefinition('form'), ...server });
    startFakePage(`<form><div data-component="form" id="a"><div data-prerendered>${html}</div></div></form>`);
    const dropped = screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' });
    expect(dropped.form).toBe(document.forms[0]);
    await mounted();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' });
    expect(field.form).not.toBe(document.forms[0]);
    expect(mountElement('a')).toContainElement(field.form);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('does not hear that a form of ours is sent or emptied', async () => {
    startFakePage(`<form>${form}</form>`);
    await mounted();
    const heard = listen('submit', 'reset');
    const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' }).form!;
    fireEvent.submit(own);
    fireEvent.reset(own);
    expect(heard).toEqual([]);
  });

  test('hears no Enter of ours, which its scripts would take for its own, and every other key', async () => {
    startFakePage(`<form>${form}</form>`);
    await mounted();
    const heard = listen('keydown', 'keypress', 'input');
    const field = screen.getByRole('textbox', { name: 'Place' });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyPress(field, { key: 'Enter', charCode: 13 });
    expect(heard).toEqual([]);
    fireEvent.keyDown(field, { key: 'a' });
    fireEvent.input(field, { target: { value: 'a' } });
    expect(heard).toEqual(['keydown', 'input']);
  });

  test('whose fieldset is disabled disables what we draw in it, and nothing else breaks', async () => {
    startFakePage(`<form><fieldset disabled>${form}</fieldset></form>`);
    await mounted();
    expect(screen.getByRole('textbox', { name: 'Place' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled();
    expect(console.error).not.toHaveBeenCalled();
  });
});

test('a page without a form around us hears what forms and fields of ours say', async () => {
  startFakePage(form);
  await mounted();
  const heard: string[] = [];
  for (const type of ['submit', 'keydown'])
    mountElement('a').addEventListener(type, () => void heard.push(type));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.submit(field.form!);
  expect(heard).toEqual(['keydown', 'submit']);
});
