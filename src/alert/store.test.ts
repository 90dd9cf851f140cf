import { expect, test, vi } from 'vitest';
import { createAlertStore, type Alert } from './store.ts';

const say = (title: string): Alert => ({ type: 'info', title });
const titles = (store: ReturnType<typeof createAlertStore>) => store.shown().map(({ title }) => title);

test('three alerts are shown, the others wait for their turn', () => {
  const store = createAlertStore();
  const ids = ['a', 'b', 'c', 'd', 'e'].map((title) => store.raise(say(title)));
  expect(titles(store)).toEqual(['a', 'b', 'c']);
  store.dismiss(ids[1]!);
  expect(titles(store)).toEqual(['a', 'c', 'd']);
  store.dismiss(ids[4]!);
  store.dismiss(ids[0]!);
  expect(titles(store)).toEqual(['c', 'd']);
});

test.each([{}, { title: '' }, { description: '' }])(
  'an alert that says nothing is not shown: %o',
  (texts) => {
    const store = createAlertStore();
    store.raise({ type: 'error', ...texts });
    expect(store.shown()).toEqual([]);
  },
);

test('the list stays the same until something changes, and who listens hears of each change once', () => {
  const store = createAlertStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  const id = store.raise(say('a'));
  expect(store.shown()).toBe(store.shown());
  store.dismiss(id);
  store.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.raise(say('b'));
  expect(listener).toHaveBeenCalledTimes(2);
});
