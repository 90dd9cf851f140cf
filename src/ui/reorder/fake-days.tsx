import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { ReorderWords } from './context.ts';
import { moved, type EntryList, type Move } from './moves.ts';
import { Reorder } from './Reorder.tsx';
import { ReorderList } from './ReorderList.tsx';

const entry = (name: string) => ({ id: name.toLowerCase(), name });
/** Three days, the last of them empty. */
export const days: readonly EntryList[] = [
  { id: 'day-1', entries: ['Diriyah', 'Masmak', 'Edge'].map(entry) },
  { id: 'day-2', entries: ['Hegra', 'Dadan'].map(entry) },
  { id: 'day-3', entries: [] },
];
const words: ReorderWords = {
  button: (name) => `Move ${name}`,
  up: 'Up',
  down: 'Down',
  first: 'To the top',
  last: 'To the end',
  toList: (list) => `To ${list}`,
  help: 'Alt with arrows moves it',
  moved: ({ list, position, total }) => `Moved to ${list}, position ${position} of ${total}`,
};

export const removed = vi.fn();
export const moves = vi.fn<(move: Move) => void>();

/** Three days as a widget would show them. @param takes whether it makes the moves that visitors want */
export function Plan({ takes = true }: { readonly takes?: boolean }) {
  const [lists, setLists] = useState(days);
  const [message, setMessage] = useState('');
  const onMove = (move: Move) => {
    moves(move);
    if (takes) setLists((lists) => moved(lists, move));
    else setMessage('There is no room');
  };
  return (
    <Reorder
      lists={lists}
      words={words}
      actionsOf={({ name }) => [{ label: 'Remove', onChoose: () => removed(name) }]}
      onMove={onMove}
    >
      <p>{message}</p>
      {lists.map((list) => (
        <section key={list.id}>
          <h3 id={list.id}>{list.id}</h3>
          <ReorderList list={list} labelledBy={list.id} empty="Nothing yet">
            {({ name }, button) => (
              <>
                <p>{name}</p>
                <a href="/en/more">{`More on ${name}`}</a>
                {button}
              </>
            )}
          </ReorderList>
        </section>
      ))}
    </Reorder>
  );
}

/** Columns of 180 px, 20 px apart; entries of 50 px from 100 px on, 10 px apart. In jsdom nothing is drawn. */
function boxOf(element: Element): DOMRect {
  const section = element.closest('section');
  if (!section) return new DOMRect();
  const column = [...(section.parentElement?.querySelectorAll('section') ?? [])].indexOf(section);
  const left = column * 200;
  const isEntry = element.matches('[data-entry]');
  const row = isEntry ? [...element.parentElement!.children].indexOf(element) : 0;
  const height = isEntry ? 50 : Math.max(1, element.children.length) * 60 - 10;
  return new DOMRect(left, 100 + row * 60, 180, height);
}

/** Has all elements tell these boxes. */
export const drawBoxes = () =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });

export const button = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
export const textOf = (name: string) => screen.getByText(name, { selector: 'section *' });
export const order = () =>
  screen.getAllByRole('heading').map((heading) => {
    const list = screen.queryByRole('list', { name: heading.textContent });
    return list
      ? [...list.children].map((one) => one.querySelector('p')?.textContent).join(' ')
      : 'Nothing yet';
  });
export const said = () =>
  [...document.querySelectorAll('[aria-live="polite"] > p')].map(({ textContent }) => textContent);

export type Point = readonly [x: number, y: number];
export const at = ([clientX, clientY]: Point, more: object = {}) => ({
  clientX,
  clientY,
  pointerId: 1,
  isPrimary: true,
  button: 0,
  buttons: 1,
  pointerType: 'mouse',
  ...more,
});
export const middleOf = (name: string): Point => {
  const { left, top, width, height } = textOf(name).closest('li')!.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
