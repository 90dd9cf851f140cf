import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { TermField } from './TermField.tsx';
import { useTerm } from './useTerm.ts';

function Search({ onTerm }: { readonly onTerm?: (term: string) => void }) {
  const { term, input } = useTerm({ onTerm });
  return (
    <>
      <TermField label="Search the phrases" input={input} />
      <p>{`Looked for: ${term}`}</p>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search the phrases' });

/** The field, and the terms that it tells. */
function show() {
  const onTerm = vi.fn<(term: string) => void>();
  renderPart(<Search onTerm={onTerm} />);
  return onTerm;
}

test('is a search of its own name, which answers each letter', async () => {
  renderPart(<Search />);
  expect(screen.getByRole('search', { name: 'Search the phrases' })).toContainElement(field());
  await userEvent.type(field(), 'tea');
  expect(screen.getByText('Looked for: tea')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(field()).toHaveValue('tea');
});

test('a term is told once, as it is submitted or left', async () => {
  const onTerm = show();
  await userEvent.type(field(), ' tea ');
  expect(onTerm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.tab();
  expect(onTerm.mock.calls).toEqual([['tea']]);
  await userEvent.type(field(), 'pot');
  await userEvent.tab();
  expect(onTerm.mock.calls).toEqual([['tea'], ['tea pot']]);
});

test('nothing is told of an empty field, nor markup, nor more than 255 characters', async () => {
  const onTerm = show();
  await userEvent.type(field(), '   {Enter}');
  expect(onTerm).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.paste(`<b>visa</b>${'a'.repeat(300)}`);
  await userEvent.keyboard('{Enter}');
  expect(onTerm.mock.calls).toEqual([[expect.stringMatching(/^visaa{1,251}$/)]]);
});

test('the key that ends a composition tells nothing', () => {
  const onTerm = show();
  fireEvent.change(field(), { target: { value: 'びざ' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onTerm).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onTerm.mock.calls).toEqual([['びざ']]);
});

test('a form of the page around it is not sent', async () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('submit', onSubmit);
  renderPart(
    <form>
      <Search />
    </form>,
  );
  await userEvent.type(field(), 'tea{Enter}');
  removeEventListener('submit', onSubmit);
  expect(onSubmit).not.toHaveBeenCalled();
});
