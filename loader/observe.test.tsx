import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { observe, type Changes } from './observe.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

const mountElement = () => {
  const element = document.createElement('div');
  element.dataset['component'] = 'card';
  return element;
};

describe('a page that answers each mounting with a new element', () => {
  /** Every look mounts something, and finds a new element in its place. */
  function endless() {
    let rounds = 0;
    const next = () => document.body.replaceChildren(mountElement());
    observe(() => {
      rounds++;
      next();
      return true;
    });
    next();
    return {
      next,
      rounds: () => rounds,
      async turn(times: number) {
        for (let turn = 0; turn < times; turn++) await pass();
      },
    };
  }

  test('is left alone at last, which is said once', async () => {
    const page = endless();
    await page.turn(2000);
    expect(console.error).not.toHaveBeenCalled();
    await page.turn(4000);
    expect(page.rounds()).toBe(5000);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('tourism-widgets stopped: the page never rests');
  });

  test('has its turn between our looks: it is never frozen', async () => {
    const page = endless();
    await pass(0);
    expect(page.rounds()).toBe(1);
  });
});

test('a page that changes much, but not without end, is served for ever', async () => {
  const look = vi.fn<() => boolean>(() => true);
  observe(look);
  for (let burst = 0; burst < 2; burst++) {
    for (let turn = 0; turn < 2600; turn++) {
      document.body.replaceChildren(mountElement());
      await pass();
    }
    await pass(1001);
  }
  expect(look).toHaveBeenCalledTimes(5200);
  expect(console.error).not.toHaveBeenCalled();
});

describe('a look', () => {
  test('takes in all that happened in one task', async () => {
    const looks: Changes[] = [];
    observe((changes) => {
      looks.push(changes);
      return false;
    });
    const [first, second] = [mountElement(), mountElement()];
    document.body.append(first);
    document.body.append(second);
    first.dataset['config'] = '{}';
    second.remove();
    await pass();
    expect(looks).toEqual([{ added: [first, second], touched: [first], removed: [second] }]);
  });

  test('is not taken for what cannot concern us', async () => {
    const look = vi.fn<() => boolean>(() => false);
    observe(look);
    document.body.append(document.createElement('p'), 'text', document.createComment('comment'));
    document.body.className = 'is-open';
    document.body.dataset['status'] = 'mounted';
    await pass();
    expect(look).not.toHaveBeenCalled();
  });
});
