// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from './watch-content.ts';

let calls = 0;
let told: boolean[] = [];
const show = (html: string) => {
  document.body.innerHTML = html;
  // jsdom lays nothing out.
  Object.defineProperty(document.body, 'innerText', {
    configurable: true,
    get: () => document.body.textContent,
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = 0;
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const start = () =>
  watchContent(
    document.body,
    () => calls > 0,
    (isEmpty) => told.push(isEmpty),
  )();
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page whose widget is on its way is not called empty', async () => {
  show('<div data-component="faq" data-status="pending"></div>');
  start();
  await passes(5000);
  expect(told).toEqual([]);
  document.querySelector('div')!.dataset['status'] = 'mounted';
  await passes(2000);
  expect(told).toEqual([true]);
});

test('a page whose widget waits for an answer is not called empty', async () => {
  show('<div data-component="faq" data-status="mounted"></div>');
  calls = 1;
  start();
  await passes(5000);
  expect(told).toEqual([]);
  calls = 0;
  await passes(1500);
  expect(told).toEqual([true]);
});

test('what is to be seen is said soon, whatever is on its way', async () => {
  show('<div data-component="faq">Questions</div>');
  calls = 1;
  start();
  await passes(800);
  expect(told[0]).toBe(false);
});
