import { consentTo, subscribeConsent } from '#src/consent/consent.ts';
import type { Page } from '#src/page/page.ts';
import { toDataLayerEvent, type DataLayerEvent, type WidgetEvent } from './events.ts';

/** The page's way to the data layer. */
export interface Analytics {
  /** Reports an event, at once or when the visitor has allowed it. Never throws. */
  readonly push: (event: WidgetEvent) => void;
}

/** Events that are kept while the visitor has not answered. */
const maximumWaiting = 200;

/**
 * Makes the page's analytics (contract, section 6). Events wait only while a widget on the page that asks for consent
 * has not been answered, and are dropped if the visitor refuses; the answer itself never waits. An author's page reports nothing.
 */
export function createAnalytics({ page, window }: { page: Page; window: Window }): Analytics {
  const waiting: DataLayerEvent[] = [];
  let stopListening: (() => void) | undefined;

  function deliver(event: DataLayerEvent): void {
    const globals = window as unknown as Record<string, DataLayerEvent[] | undefined>;
    // The data layer may be frozen, foreign or broken; the visitor must not notice (trust, row 52).
    try {
      (globals[page.site.dataLayerName] ??= []).push(event);
    } catch {
      return;
    }
  }

  function deliverWaiting(): void {
    const consent = consentTo(page, 'analytics');
    if (consent === 'open') return;
    stopListening?.();
    stopListening = undefined;
    const events = waiting.splice(0);
    if (consent === 'allowed') events.forEach(deliver);
  }

  return {
    push(widgetEvent) {
      if (page.cmsMode === 'author') return;
      const event = toDataLayerEvent(widgetEvent, page, window.innerWidth);
      if (widgetEvent.event === 'consent_update') return deliver(event);
      // Those that wait come first: the visitor may have answered in another tab.
      deliverWaiting();
      const consent = consentTo(page, 'analytics');
      if (consent === 'open') {
        if (waiting.length < maximumWaiting) waiting.push(event);
        stopListening ??= subscribeConsent(deliverWaiting);
      } else if (consent !== 'refused') {
        deliver(event);
      }
    },
  };
}
