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
  renderHook(() => useDraft(widget, undefined, address));
  await vi.waitFor(() => expect(otherLanguage().search).toBe('?widget=faq&mode=B2B'));
  expect(otherLanguage().pathname).toBe('/widget-ar.html');
});

test('an address that is pasted over this one brings its configuration, which undo takes back', async () => {
  const address = readAddress('?widget=faq');
  const { result } = renderHook(() => useDraft(widget, { title: 'Mine' }, address));
  location.hash = await packConfig({ title: 'Theirs' });
  await vi.waitFor(() => expect(result.current.draft.config).toEqual({ title: 'Theirs' }));
  act(() => result.current.change({ kind: 'undo' }));
  expect(result.current.draft.config).toEqual({ title: 'Mine' });
});

test('the address has the configuration again after a jump within the page', async () => {
  const address = readAddress('?widget=faq');
  renderHook(() => useDraft(widget, { title: 'Mine' }, address));
  const packed = await packConfig({ title: 'Mine' });
  await vi.waitFor(() => expect(location.hash).toBe(packed));
  location.hash = '#main';
  await vi.waitFor(() => expect(location.hash).toBe(packed));
});

test('JSON that cannot be read yet is there again after the page was loaded anew', () => {
  const address = readAddress('?widget=faq');
  const first = renderHook(() => useDraft(widget, { title: 'Mine' }, address));
  act(() => first.result.current.change({ kind: 'json', text: '{ "title": "Mi' }));
  first.unmount();
  const again = renderHook(() => useDraft(widget, { title: 'Mine' }, address));
  expect(again.result.current.draft.text).toBe('{ "title": "Mi');
  act(() => again.result.current.change({ kind: 'undo' }));
  expect(again.result.current.draft).toMatchObject({ config: { title: 'Mine' }, fault: undefined });
  again.unmount();
  const later = renderHook(() => useDraft(widget, { title: 'Mine' }, address));
  expect(later.result.current.draft.fault).toBeUndefined();
});

test('what was kept of one configuration is not put into another', () => {
  const address = readAddress('?widget=faq');
  const first = renderHook(() => useDraft(widget, { title: 'Mine' }, address));
  act(() => first.result.current.change({ kind: 'json', text: '{ "title": "Mi' }));
  first.unmount();
  const other = renderHook(() => useDraft(widget, { title: 'Theirs' }, address));
  expect(other.result.current.draft.fault).toBeUndefined();
});

test('undo after an example was chosen by mistake marks the one before it again', () => {
  const address = readAddress('?widget=faq');
  const { result } = renderHook(() => useDraft(widget, undefined, address));
  const config = widget.examples.find(({ name }) => name === 'german')!.config;
  act(() => result.current.change({ kind: 'load', config, example: 'german' }));
  expect(result.current.draft.example).toBe('german');
  expect(result.current.isEdited).toBe(false);
  act(() => result.current.change({ kind: 'undo' }));
  expect(result.current.draft.example).toBe('default');
  expect(result.current.isEdited).toBe(false);
});
