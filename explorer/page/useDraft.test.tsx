import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { widgetData } from '../../testing/widget-data.ts';
import { readAddress } from './address.ts';
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
