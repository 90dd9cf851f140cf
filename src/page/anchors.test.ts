// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  scrolled.mockClear();
  document.body.innerHTML = '<p id="target">Target</p>';
  document.getElementById('target')!.scrollIntoView = scrolled;
});
afterEach(() => vi.doUnmock('./follow-anchor.ts'));

/** Asks for an anchor while the code that scrolls to it comes as `arrival` says. */
async function follow(arrival: () => Promise<object>) {
  vi.doMock('./follow-anchor.ts', arrival);
  const { scrollToAnchor } = await import('./anchors.ts');
  return scrollToAnchor('target');
}

test('an anchor is scrolled to by the browser itself where the code for it cannot be had', async () => {
  await follow(() => Promise.reject(new Error('lost')));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
});

test.each([
  [
    'a visitor who does anything meanwhile is left alone',
    () => void window.dispatchEvent(new Event('wheel')),
  ],
  ['a scroll that is called off meanwhile does not begin', (stop: () => void) => stop()],
])('%s', async (_, act) => {
  const followAnchor = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<object>();
  act(await follow(() => promise));
  resolve({ followAnchor });
  await import('./follow-anchor.ts');
  await new Promise((done) => setTimeout(done));
  expect(followAnchor).not.toHaveBeenCalled();
});
