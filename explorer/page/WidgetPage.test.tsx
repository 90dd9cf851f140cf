import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { siteData, widgetData } from '../../testing/widget-data.ts';
import { readAddress } from './address.ts';
import { WidgetPage } from './WidgetPage.tsx';

/** Nothing changes its size here. */
class StillObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

test('the window’s title names the widget, so that tabs of several are told apart', () => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  document.title = 'Widget · Widget explorer';
  render(
    <WidgetPage
      widget={widgetData('faq')}
      site={siteData}
      judge={() => []}
      shared={undefined}
      address={readAddress('?widget=faq')}
    />,
  );
  expect(document.title).toBe(`${widgetData('faq').title.en} · Widget explorer`);
});
