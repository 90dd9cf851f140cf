import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { widgetData } from '../../testing/widget-data.ts';
import { packConfig, readAddress } from './address.ts';
import { useDraft } from './useDraft.ts';

const widget = widgetData('faq');

const otherLanguage = () => document.querySelector<HTMLAnchorElement>('#other-language')!;

beforeEach(() => {
  document.body.innerHTML = '<a id="other-language" href="./widget-ar.html">العربية</a>';
});
afterEach(() => history.replaceState(null, '', '/'));

test('the link to the explorer’s other language leads to the same widget in the same surroundings', async () => {
  const address = readAddress('?widget=faq&mode=B2B');
  renderHook(() => useDraft(widget, undefined, address, {}));
  await vi.waitFor(() => expect(otherLanguage().search).toBe('?widget=faq&mode=B2B'));
  expect(otherLanguage().pathname).toBe('/widget-ar.html');
});

test('an address that is pasted over this one brings its configuration, which undo takes back', async () => {
  const address = readAddress('?widget=faq');
  const { result } = renderHook(() => useDraft(widget, undefined, address, { title: 'Mine' }));
  location.hash = await packConfig({ title: 'Theirs' });
  await vi.waitFor(() => expect(result.current.draft.config).toEqual({ title: 'Theirs' }));
  act(() => result.current.change({ kind: 'undo' }));
  expect(result.current.draft.config).toEqual({ title: 'Mine' });
});

test('the address has the configuration again after a jump within the page', async () => {
  const address = readAddress('?widget=faq');
  renderHook(() => useDraft(widget, { title: 'Mine' }, address, {}));
  const packed = await packConfig({ title: 'Mine' });
  await vi.waitFor(() => expect(location.hash).toBe(packed));
  location.hash = '#main';
  await vi.waitFor(() => expect(location.hash).toBe(packed));
});
