import type { Page } from '#src/page/page.ts';
import { useScope } from './context.ts';
import type { WidgetEvent } from '#src/analytics/events.ts';
import { createAnalytics, type Analytics } from '#src/analytics/push.ts';

/** One queue of waiting events for all widgets of a page. */
const byPage = new WeakMap<Page, Analytics>();

/**
 * Gives the call that reports what happened in the widget that is being drawn. Its section is the widget's name,
 * unless the event names another; `ctaData` and `dataLayer` of the widget's configuration are added, and the event's own
 * win over them. Call it in handlers and effects, never while drawing.
 */
export function useTrack(): (event: WidgetEvent) => void {
  const { page, name, config } = useScope();
  return (event) => {
    const analytics = byPage.get(page) ?? createAnalytics({ page, window });
    byPage.set(page, analytics);
    analytics.push({
      sectionName: name,
      ...event,
      ctaData: { ...said(config.ctaData), ...said(event.ctaData) },
      dataLayer: { ...config.dataLayer, ...event.dataLayer },
    });
  };
}

/** What an author has said: a field that was left empty takes nothing back. */
const said = (ctaData: object = {}): object =>
  Object.fromEntries(Object.entries(ctaData).filter(([, value]) => value !== undefined));
