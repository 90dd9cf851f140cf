import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { lazyComponent } from './lazy-component.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useLazyOpening } from './useLazyOpening.ts';
import { useTransientMessage } from './useTransientMessage.ts';

const Inside = () => <p>Inside</p>;

/** A part whose requests are answered one by one. */
function partOf() {
  const requests: PromiseWithResolvers<typeof Inside>[] = [];
  const part = lazyComponent(() => {
    const request = Promise.withResolvers<typeof Inside>();
    requests.push(request);
    return request.promise;
  });
  const come = () => act(async () => requests.at(-1)!.resolve(Inside));
  const fail = () => act(async () => requests.at(-1)!.reject(new Error('lost')));
  return { part, requests, come, fail };
}

const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a part that stayed away comes when the connection is back, and is asked for once', async () => {
  const { part: Part, requests, come, fail } = partOf();
  renderPart(<Part />);
  await fail();
  expect(errors).toHaveBeenCalledExactlyOnceWith('tourism-widgets: Error: lost');
  await goOnline();
  await goOnline();
  expect(requests).toHaveLength(2);
  await come();
  expect(screen.getByText('Inside')).toBeVisible();
  await goOnline();
  expect(requests).toHaveLength(2);
});

/** A button and what it opens, as a widget has them. */
function Opener({ part: Part }: { readonly part: ReturnType<typeof partOf>['part'] }) {
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useTransientMessage<boolean>();
  const isOpen = useLazyOpening(Part, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setWanted(!isWanted)}>
        Open
      </button>
      {isOpen && <Part />}
      {isMissing && <NotLoaded className="" />}
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole('button'));
const isExpanded = () => screen.getByRole('button').getAttribute('aria-expanded');

test('an opener is open once its part is there, and not before', async () => {
  const { part, come } = partOf();
  renderPart(<Opener part={part} />);
  press();
  expect(isExpanded()).toBe('false');
  await come();
  expect(isExpanded()).toBe('true');
  expect(screen.getByText('Inside')).toBeVisible();
});

test('a wish that was taken back opens nothing, whether the part comes or not', async () => {
  const { part, requests, come, fail } = partOf();
  renderPart(<Opener part={part} />);
  press();
  press();
  await fail();
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  expect(requests).toHaveLength(2);
  press();
  await come();
  expect(isExpanded()).toBe('false');
});

test('an opener whose part stays away says so until the next press, which asks again', async () => {
  const { part, requests, come, fail } = partOf();
  renderPart(<Opener part={part} />);
  press();
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This could not be loaded. Please check your connection, or load the page again.',
  );
  expect(isExpanded()).toBe('false');
  press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toHaveLength(2);
  await fail();
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  await come();
  expect(isExpanded()).toBe('true');
});

test('the opener’s note is removed when the connection is back; the part is there for the next press', async () => {
  const { part, requests, come, fail } = partOf();
  renderPart(<Opener part={part} />);
  press();
  await fail();
  await goOnline();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toHaveLength(2);
  await come();
  expect(isExpanded()).toBe('false');
  press();
  await act(async () => {});
  expect(isExpanded()).toBe('true');
  expect(requests).toHaveLength(2);
});
