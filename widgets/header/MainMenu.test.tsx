import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: object[] };
let screenWidth: ReturnType<typeof windowOf>;
beforeEach(() => {
  globals.dataLayer = [];
  screenWidth = windowOf(1440);
});

const item = (name: string) => screen.getByRole('button', { name });
const expanded = (name: string) => item(name).getAttribute('aria-expanded');

describe('a panel', () => {
  test('opens by a press: six links in all, the way to the others, and closes by the next', async () => {
    await renderWidget('header');
    await userEvent.click(item('Destinations'));
    const list = await screen.findByRole('list', { name: 'Destinations' });
    expect(within(list).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'View all', description: 'Destinations' })).toHaveAttribute(
      'href',
      '/en/places',
    );
    expect(item('Destinations')).toHaveAttribute('aria-controls', expect.stringMatching(/./));
    await userEvent.click(item('Destinations'));
    expect(screen.queryByRole('list', { name: 'Destinations' })).toBeNull();
  });

  test('shows the picture of its item', async () => {
    const image = { fileReference: '/images/alula.jpg', alt: 'Cliffs of AlUla' };
    const sections = [{ sectionName: 'AlUla', href: '/en/alula' }];
    await renderWidget('header', { title: 'Rihla', menu: [{ title: 'Destinations', image, sections }] });
    expect(screen.queryByRole('img', { name: 'Cliffs of AlUla' })).toBeNull();
    await userEvent.click(item('Destinations'));
    expect(await screen.findByRole('img', { name: 'Cliffs of AlUla' })).toHaveAttribute(
      'src',
      '/images/alula.jpg',
    );
  });

  test('is one at a time', async () => {
    await renderWidget('header');
    await userEvent.click(item('Destinations'));
    await userEvent.click(item('Stories'));
    expect([expanded('Destinations'), expanded('Stories')]).toEqual(['false', 'true']);
  });

  test('opens where a pointer rests for 150 ms, and stays while the pointer is on its way', async () => {
    await renderWidget('header');
    await settle();
    vi.useFakeTimers();
    const place = item('Destinations').closest('li') as HTMLElement;
    const hover = (type: 'pointerEnter' | 'pointerLeave') => fireEvent[type](place, { pointerType: 'mouse' });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    hover('pointerEnter');
    await pass(149);
    expect(expanded('Destinations')).toBe('false');
    await pass(1);
    expect(expanded('Destinations')).toBe('true');
    hover('pointerLeave');
    await pass(200);
    hover('pointerEnter');
    await pass(400);
    expect(expanded('Destinations')).toBe('true');
    // Whoever points and presses at once keeps it open.
    const press = () => fireEvent.click(item('Destinations'), { detail: 1 });
    press();
    expect(expanded('Destinations')).toBe('true');
    press();
    expect(expanded('Destinations')).toBe('false');
    hover('pointerEnter');
    await pass(150);
    hover('pointerLeave');
    await pass(300);
    expect(expanded('Destinations')).toBe('false');
    vi.useRealTimers();
  });

  test('opens and closes by Enter and Space, and never by the focus', async () => {
    await renderWidget('header');
    await settle();
    const visitor = userEvent.setup();
    act(() => item('Destinations').focus());
    // A pointer would have opened it long since.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(expanded('Destinations')).toBe('false');
    await visitor.keyboard('{Enter}');
    expect(expanded('Destinations')).toBe('true');
    await visitor.keyboard(' ');
    expect(expanded('Destinations')).toBe('false');
    fireEvent.pointerEnter(item('Stories').closest('li') as HTMLElement, { pointerType: 'mouse' });
    await waitFor(() => expect(expanded('Stories')).toBe('true'));
    act(() => item('Stories').focus());
    await visitor.keyboard('{Enter}');
    expect(expanded('Stories')).toBe('false');
  });

  test('a passing finger opens none', async () => {
    await renderWidget('header');
    fireEvent.pointerEnter(item('Destinations').closest('li') as HTMLElement, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(expanded('Destinations')).toBe('false');
  });

  test.each([
    ['{Enter}', 'en', '{ArrowRight}'],
    [' ', 'ar', '{ArrowLeft}'],
  ] as const)('is worked by keyboard: %j in %s', async (press, language, forward) => {
    const visitor = userEvent.setup();
    await renderWidget('header', language === 'ar' ? 'arabic' : 'default', { language });
    const nav = screen.getAllByRole('navigation')[0] as HTMLElement;
    const [first, second] = within(nav).getAllByRole('button') as [HTMLElement, HTMLElement];
    await visitor.tab();
    await visitor.tab();
    await visitor.tab();
    expect(first).toHaveFocus();
    await visitor.keyboard(press);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await screen.findAllByRole('list');
    await visitor.tab();
    expect(within(first.closest('li') as HTMLElement).getAllByRole('link')[0]).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(first).toHaveFocus());
    await visitor.keyboard(forward);
    expect(second).toHaveFocus();
    await visitor.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  test('closes when the focus moves on, and by a press outside, which gives the focus back', async () => {
    const visitor = userEvent.setup();
    await renderWidget('header');
    await visitor.click(item('Destinations'));
    const link = await screen.findByRole('link', { name: 'Jeddah' });
    act(() => screen.getByRole('link', { name: 'Rihla' }).focus());
    expect(expanded('Destinations')).toBe('false');
    await visitor.click(item('Destinations'));
    expect(link).not.toBeInTheDocument();
    await visitor.click(document.body);
    expect(expanded('Destinations')).toBe('false');
    await waitFor(() => expect(item('Destinations')).toHaveFocus());
  });

  test('closes with the breakpoint, and when the page comes back from the back/forward cache', async () => {
    await renderWidget('header');
    await userEvent.click(item('Destinations'));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(expanded('Destinations')).toBe('false');
    await userEvent.click(item('Destinations'));
    screenWidth.resize(1122);
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    screenWidth.resize(1123);
    expect(expanded('Destinations')).toBe('false');
  });

  test('asks an anonymous visitor to sign in for a section that needs it', async () => {
    await renderWidget('header');
    await settle();
    await userEvent.click(item('Offers'));
    const link = await screen.findByRole('link', { name: /^Members’ offers ?\(sign-in needed\)$/ });
    const url = new URL(link.getAttribute('href') ?? '', location.href);
    expect(url.pathname).toBe('/sso/login');
    expect(url.searchParams.get('postLoginUrl')).toBe(`${location.origin}/en/offers?audience=loyalty`);
    expect(
      screen.getByRole('link', { name: /^For travel agents ?\(opens in a new window\)$/ }),
    ).toHaveAttribute('rel', 'noopener');
  });
});

test('a click in the menu is reported', async () => {
  await renderWidget('header');
  await userEvent.click(item('Destinations'));
  const link = await screen.findByRole('link', { name: 'Jeddah' });
  fireEvent.click(link);
  expect(globals.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'nav_click', section_name: 'header', click_text: 'Jeddah' }),
  );
  window.dispatchEvent(new Event('popstate'));
});
