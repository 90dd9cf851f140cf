import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { Dialog } from './Dialog.tsx';
import { useAnnounce } from './useAnnounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

let say: ReturnType<typeof useAnnounce>;
function Speaker() {
  const announce = useAnnounce();
  useEffect(() => {
    say = announce;
  }, [announce]);
  return <button>Speak</button>;
}

const heard = (urgency = 'polite', place: Element = document.body) =>
  [...place.querySelectorAll(`:scope > [data-tw-root] > [aria-live="${urgency}"] > p`)].map(
    (message) => message.textContent,
  );

test('the regions are there before the first message, once a page', () => {
  renderPart(<Speaker />);
  renderPart(<Speaker />);
  expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-live="assertive"]')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a message', () => {
  test('is read, and goes when it has been', () => {
    renderPart(<Speaker />);
    say('5 suggestions');
    expect(heard()).toEqual([]);
    pass(150);
    expect(heard()).toEqual(['5 suggestions']);
    pass(7000);
    expect(heard()).toEqual([]);
  });

  test('of a burst only the last is read', () => {
    renderPart(<Speaker />);
    say('9 suggestions');
    pass(100);
    say('5 suggestions');
    pass(1000);
    expect(heard()).toEqual(['5 suggestions']);
  });

  test('that is the same again is read again', () => {
    renderPart(<Speaker />);
    say('Copied');
    pass(1000);
    say('Copied');
    pass(1000);
    expect(heard()).toEqual(['Copied', 'Copied']);
  });

  test('that cannot wait has a region of its own', () => {
    renderPart(<Speaker />);
    say('Connection lost', 'assertive');
    pass(150);
    expect(heard()).toEqual([]);
    expect(heard('assertive')).toEqual(['Connection lost']);
  });

  test('can be taken back', () => {
    renderPart(<Speaker />);
    say('5 suggestions');
    say('');
    pass(1000);
    expect(heard()).toEqual([]);
  });

  test('of a part that goes is still read', () => {
    const { unmount } = renderPart(<Speaker />);
    say('Removed');
    unmount();
    expect(heard()).toEqual(['Removed']);
  });

  test('is read from inside a modal dialog, since the page behind is silent', () => {
    renderPart(
      <Dialog title="Search" onClose={() => {}}>
        <Speaker />
      </Dialog>,
    );
    say('5 suggestions');
    pass(150);
    expect(heard()).toEqual([]);
    expect(heard('polite', screen.getByRole('dialog'))).toEqual(['5 suggestions']);
  });
});

test('a page that rewrites its body gets new regions', () => {
  renderPart(<Speaker />);
  document.querySelector('body > [data-tw-root]')?.remove();
  say('Saved');
  pass(150);
  expect(heard()).toEqual(['Saved']);
});
