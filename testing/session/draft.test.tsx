import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { forgetDrafts } from '#src/drafts/store.ts';
import { useDraft } from '#src/drafts/useDraft.ts';
import { endSession } from '#src/session/end-session.ts';
import { sessionPage, setSession, settle } from './session-page.tsx';

setSession();
beforeEach(forgetDrafts);

const fields = [{ name: 'city' }, { name: 'pin', sensitive: true }];

const inputs = () => [...document.querySelectorAll('input')];

/** A form of two fields, as a widget would draw it. */
function Form() {
  const root = useRef<HTMLDivElement>(null);
  const draft = useDraft(root, fields);
  useEffect(() => {
    const kept = draft?.read() ?? {};
    for (const input of inputs()) input.value = String(kept[input.name] ?? '');
  }, [draft]);
  const keep = () => draft?.keep(Object.fromEntries(inputs().map(({ name, value }) => [name, value])));
  return (
    <div ref={root} data-component="offers">
      {fields.map(({ name }) => (
        <input key={name} name={name} aria-label={name} onInput={keep} />
      ))}
      <button onClick={draft?.clear}>Clear</button>
    </div>
  );
}

const visit = async (marks = {}) => {
  cleanup();
  const here = sessionPage(marks);
  here.show(<Form />);
  await settle();
  return here;
};
const fieldOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(fieldOf(name), { target: { value } });

test('a visitor who reloads the page sees again what was typed, but nothing that is sensitive', async () => {
  await visit();
  type('city', 'Abha');
  type('pin', '1234');
  forgetDrafts();
  await visit();
  expect([fieldOf('city').value, fieldOf('pin').value]).toEqual(['Abha', '']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1234');
});

test('what was sent or cleared is not there again', async () => {
  await visit();
  type('city', 'Abha');
  fireEvent.click(screen.getByRole('button'));
  await visit();
  expect(fieldOf('city').value).toBe('');
});

test('a member who signs out leaves nothing for the next visitor', async () => {
  document.cookie = 'access_token=demo-u-default; path=/';
  const { client } = await visit();
  type('city', 'Abha');
  act(() => endSession(client, 'signed-out'));
  document.cookie = 'access_token=demo-u-default; path=/';
  await visit();
  expect(fieldOf('city').value).toBe('');
});

test('after a session has expired nothing is stored of what a member types, whether they had typed before or not', async () => {
  document.cookie = 'access_token=demo-u-default; path=/';
  const { client } = await visit();
  act(() => endSession(client, 'expired'));
  await settle();
  type('city', 'Abha');
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
  document.cookie = 'access_token=demo-u-odd; path=/';
  await visit();
  expect(fieldOf('city').value).toBe('');
});

test('nothing is kept of what an author tries', async () => {
  await visit({ cmsMode: 'author' });
  type('city', 'Abha');
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});
