import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/session/query-client.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderPart } from '#testing/render-part.tsx';
import { AuthorsIcon } from './AuthorsIcon.tsx';
import { SvgIcon } from './SvgIcon.tsx';
import { UnknownIconsNote } from './UnknownIconsNote.tsx';

let origin: ReturnType<typeof startUnitServer>;
const asked: string[] = [];
beforeAll(() => {
  origin = startUnitServer();
  origin.server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});
beforeEach(() => void asked.splice(0));
afterEach(() => origin.server.resetHandlers());
afterAll(() => origin.server.close());

const show = (...icons: ReactNode[]) =>
  renderPart(<QueryClientProvider client={createQueryClient()}>{icons}</QueryClientProvider>);

const marks = (container: Element) =>
  [...container.querySelectorAll('span')].map((icon) => icon.dataset['successful']);

test('an icon is fetched once, however often it is shown', async () => {
  const address = '/libs/icons/palm.svg';
  const { container } = show(
    <SvgIcon key="a" address={address} />,
    <SvgIcon key="b" address={address} size={16} />,
  );
  await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
  expect(asked).toEqual([address]);
  expect(marks(container)).toEqual([undefined, undefined]);
});

test('scripts in it are gone', async () => {
  const { container } = show(<SvgIcon key="a" address="/libs/icons/scripted.svg" />);
  await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull());
  expect(container.innerHTML).not.toMatch(/script|onload/);
});

describe('an icon that must not be shown is marked as not successful', () => {
  test.each([
    '/libs/icons/missing.svg',
    '/libs/icons/page.svg',
    '/libs/icons/too-large.svg',
    '/libs/icons/preceded.svg',
    'data:image/svg+xml,<svg><path/></svg>',
    'javascript:alert(1).svg',
  ])('%s', async (address) => {
    const { container } = show(<SvgIcon key="a" address={address} />);
    await waitFor(() => expect(marks(container)).toEqual(['false']));
    expect(container.querySelector('svg')).toBeNull();
  });
});

test('a page in place of an icon is an error of the call, and is not asked for again', async () => {
  const client = createQueryClient();
  const address = '/libs/icons/page.svg';
  const icon = <SvgIcon address={address} />;
  const provide = (part: ReactNode) => <QueryClientProvider client={client}>{part}</QueryClientProvider>;
  const { container, unmount } = renderPart(provide(icon));
  await waitFor(() => expect(marks(container)).toEqual(['false']));
  const [query] = client.getQueryCache().getAll();
  expect(String(query?.state.error)).toBe('ApiError: API Error! Not an svg');
  unmount();
  const again = renderPart(provide(icon));
  expect(marks(again.container)).toEqual(['false']);
  expect(asked).toEqual([address]);
});

describe('the icon that an author named', () => {
  test('is a built-in one, or one by its address', async () => {
    const { container } = show(
      <AuthorsIcon key="a" name="heart" size={20} />,
      <AuthorsIcon key="b" name="/libs/icons/compass.svg" />,
    );
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
    expect(asked).toEqual(['/libs/icons/compass.svg']);
  });

  test('is none where there is none by that name: the console says so once, nothing fails', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = show(
      <AuthorsIcon key="a" name="hart" />,
      <AuthorsIcon key="b" name="hart" />,
      <AuthorsIcon key="c" name="" />,
    );
    expect(container).toBeEmptyDOMElement();
    expect(errors.mock.calls).toEqual([
      [expect.stringContaining('Missing module: there is no built-in icon "hart"')],
    ]);
  });

  test('is none where there is none by that name: an author’s page names it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const icons = [<AuthorsIcon key="a" name="hartt" />, <AuthorsIcon key="b" name="moone" />];
    const parts = (
      <QueryClientProvider client={createQueryClient()}>
        {icons}
        <UnknownIconsNote />
      </QueryClientProvider>
    );
    renderPart(parts, { cmsMode: 'author', language: 'ar' });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'لا توجد أيقونة باسم “hartt”, “moone”. اختر أيقونة مدمجة أو عنوان ملف svg.',
    );
  });
});
