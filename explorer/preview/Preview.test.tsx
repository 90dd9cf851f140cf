import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readAddress } from '../page/address.ts';
import type { ShownPart } from './messages.ts';
import { Preview } from './Preview.tsx';

const parts: readonly ShownPart[] = [
  { id: 'faq', widget: 'faq', place: 'main', margin: 'md', config: { title: 'Before you go' } },
];
const nothing = () => undefined;

/** Nothing changes its size here. */
class StillObserver {
  observe = nothing;
  disconnect = nothing;
}

/** Shows a preview, whose frame says that it can be asked when `say` is called. */
function showPreview() {
  const started = vi.fn<() => void>();
  vi.stubGlobal('ResizeObserver', StillObserver);
  render(
    <Preview
      name="FAQ"
      parts={parts}
      surroundings={readAddress('').surroundings}
      width={undefined}
      hasOrigin
      onLog={nothing}
      onStart={started}
    />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Preview/).contentWindow!;
  const asked = vi.spyOn(frame, 'postMessage').mockImplementation(nothing);
  const say = (source: Window, origin: string) =>
    act(() => dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' }, source, origin })));
  return { frame, asked, started, say };
}

test('a frame whose page has loaded again is given the widget again', async () => {
  const { frame, asked, say } = showPreview();
  say(frame, location.origin);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  say(frame, location.origin);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('nobody but the frame’s own page is listened to', () => {
  const { frame, started, say } = showPreview();
  say(frame, 'https://else.example');
  say(window, location.origin);
  expect(started).not.toHaveBeenCalled();
  say(frame, location.origin);
  expect(started).toHaveBeenCalledOnce();
});
