import { act, fireEvent, render, screen } from '@testing-library/react';
import { readValue } from '#src/schema/read.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ar from '#src/i18n/messages/ar.json';
import en from '#src/i18n/messages/en.json';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { createScope, ScopeContext } from '#src/widget/context.ts';
import { hideByVisibility } from '#testing/hide-by-visibility.ts';
import { Alerts } from './Alerts.tsx';
import { createAlertStore, type Alert, type AlertType } from './store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function showRegion(language: 'en' | 'ar' = 'en') {
  const store = createAlertStore();
  const page = createPage({}, { url: location.href, language, site: readValue(siteSchema, {}) });
  const words = { messages: {}, shared: language === 'ar' ? ar : en };
  const view = render(
    <ScopeContext value={createScope(page, 'alert', words)}>
      <Alerts store={store} />
    </ScopeContext>,
  );
  const raise = (alert: Partial<Alert>) =>
    act(() => {
      store.raise({ type: 'info', title: 'Saved', ...alert });
    });
  return { store, raise, unmount: view.unmount };
}

describe('what assistive technology hears', () => {
  test.each<[AlertType, string]>([
    ['success', 'status'],
    ['info', 'status'],
    ['unknown', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ])('%s is announced as %s, by an element that was there before its text', (type, role) => {
    const { raise } = showRegion();
    raise({ type, title: 'Saved', description: 'In your plan.' });
    expect(screen.getByRole(role)).toBeEmptyDOMElement();
    pass(50);
    expect(screen.getByRole(role)).toHaveTextContent('SavedIn your plan.');
  });

  test.each([
    ['en', 'Messages', 'Close'],
    ['ar', 'الرسائل', 'إغلاق'],
  ] as const)(
    'in %s the region is called %s, the cross %s and described by the alert',
    (language, name, close) => {
      const { raise } = showRegion(language);
      raise({ title: 'Saved' });
      pass(50);
      expect(screen.getByRole('region', { name })).toBeVisible();
      expect(screen.getByRole('button', { name: close })).toHaveAccessibleDescription('Saved');
    },
  );

  test('the focus stays where it is', () => {
    const { raise } = showRegion();
    raise({ type: 'error', button: { label: 'Undo' } });
    pass(50);
    expect(document.body).toHaveFocus();
  });

  test('without an alert there is no region', () => {
    showRegion();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('an unknown type has the icon of a warning and the colour of info', () => {
  const { raise } = showRegion();
  raise({ type: 'warning', title: 'Warning' });
  raise({ type: 'unknown', title: 'Unknown' });
  pass(50);
  const [warning, unknown] = ['alert', 'status'].map((role) => screen.getByRole(role).querySelector('svg'));
  expect(unknown?.innerHTML).toBe(warning?.innerHTML);
  expect(unknown?.parentElement?.dataset['type']).toBe('unknown');
});

describe('an alert closes by itself', () => {
  test.each([
    [undefined, 4000],
    [4000, 4000],
    [0, 4000],
    [-1, 4000],
    [Number.NaN, 4000],
    [9000, 9000],
  ])('with duration %s after %i ms', (duration, expected) => {
    const { raise } = showRegion();
    raise({ duration });
    pass(50);
    pass(expected - 1);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('however long its duration is, not before', () => {
    const { raise } = showRegion();
    raise({ duration: 1e12 });
    pass(100_000);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('unless its author says no', () => {
    const { raise } = showRegion();
    raise({ autoClose: false });
    pass(1_000_000);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test.each<[string, () => void, () => void]>([
    [
      'it is hovered',
      () => fireEvent.pointerMove(screen.getByRole('status')),
      () => ['status', 'region'].forEach((role) => fireEvent.pointerLeave(screen.getByRole(role))),
    ],
    [
      'it has the focus',
      () => screen.getByRole('button', { name: 'Close' }).focus(),
      () => screen.getByRole('button', { name: 'Close' }).blur(),
    ],
    ['the tab is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
  ])('but not while %s; then the rest of its time passes', (_, hold, release) => {
    const { raise } = showRegion();
    raise({ duration: 1000 });
    pass(50);
    pass(600);
    act(hold);
    pass(100_000);
    act(release);
    pass(399);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('but not while its neighbour is read: nothing moves under the pointer', () => {
    const { raise } = showRegion();
    raise({ title: 'First' });
    raise({ title: 'Second' });
    pass(50);
    fireEvent.pointerMove(screen.getByRole('region'));
    pass(100_000);
    expect(screen.getByText('First')).toBeVisible();
  });

  test('although it has come under a pointer that rests', () => {
    const { raise } = showRegion();
    raise({});
    pass(50);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(4000);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('Escape', () => {
  const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  function showTwo() {
    const { raise } = showRegion();
    raise({ title: 'Older' });
    raise({ title: 'Newer' });
    pass(50);
  }

  test('closes the newest', () => {
    showTwo();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toEqual(['OlderClose']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toEqual([]);
  });

  test.each<[string, () => void]>([
    [
      'is part of a composition',
      () => fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true }),
    ],
    [
      'was for a list that took it',
      () => {
        const take = (event: Event) => event.preventDefault();
        document.body.addEventListener('keydown', take, { once: true });
        fireEvent.keyDown(document.body, { key: 'Escape' });
      },
    ],
    [
      'is for an open dialog',
      () => {
        const dialog = document.body.appendChild(document.createElement('dialog'));
        dialog.open = true;
        fireEvent.keyDown(document.body, { key: 'Escape' });
        dialog.remove();
      },
    ],
  ])('closes none when it %s', (_, press) => {
    showTwo();
    press();
    expect(shown()).toHaveLength(2);
  });
});

describe('a visitor', () => {
  test.each([
    ['where it was', 'field'],
    ['what is next to that, where the page has hidden it', 'next'],
  ])('closes an alert by its cross, and the focus goes back to %s', async (_, heir) => {
    document.body.insertAdjacentHTML('beforeend', '<input id="field"><input id="next">');
    const field = document.getElementById('field')!;
    const { raise } = showRegion();
    raise({ autoClose: false });
    pass(50);
    const close = screen.getByRole('button', { name: 'Close' });
    field.focus();
    act(() => close.focus());
    if (heir === 'next') hideByVisibility(field);
    fireEvent.click(close);
    await act(() => Promise.resolve());
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.getElementById(heir)).toHaveFocus();
  });

  test('presses the extra button: it acts, is reported, and the alert closes', () => {
    const globals = window as unknown as { dataLayer: object[] };
    globals.dataLayer = [];
    const onPress = vi.fn<() => void>();
    const { raise } = showRegion();
    raise({ button: { label: 'Undo', onPress, event: { sectionName: 'plan' } } });
    pass(50);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(globals.dataLayer).toMatchObject([
      { event: 'cta_click', click_text: 'Undo', section_name: 'plan' },
    ]);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

test('no timer is left when the region goes', () => {
  const { raise, unmount } = showRegion();
  raise({});
  pass(50);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
