import type { WidgetEvent } from '#src/analytics/events.ts';

/** Alerts of one page: what any widget raises, and which of them are shown (catalogue, 4). */

/** `unknown` is what an author wrote that is none of the others: warning icon, info colour (specification, section 4). */
export type AlertType = 'success' | 'error' | 'warning' | 'info' | 'unknown';

/** The extra button of an alert. */
export interface AlertButton {
  readonly label: string;
  /** Where it leads. */
  readonly link?: string | undefined;
  /** What it does where it leads nowhere; the alert closes with it. */
  readonly onPress?: (() => void) | undefined;
  /** What its click reports beside what every button's does: the section, an author's own words. */
  readonly event?: Partial<WidgetEvent> | undefined;
}

/** What a widget says to a visitor. */
export interface Alert {
  readonly type: AlertType;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** How long it is shown, in ms; 4000 where that is no positive number. */
  readonly duration?: number | undefined;
  /** Whether it closes by itself; it does, unless it says false. */
  readonly autoClose?: boolean | undefined;
  readonly button?: AlertButton | undefined;
}

/** An alert that was raised. */
export interface RaisedAlert extends Alert {
  readonly id: number;
}

/** Alerts beyond these wait (catalogue, 4). */
const maximum = 3;

/** Keeps a queue of alerts. Knows no page: the region (`Alerts.tsx`) shows what `shown` gives. */
export function createAlertStore() {
  let count = 0;
  let queue: readonly RaisedAlert[] = [];
  let shown: readonly RaisedAlert[] = [];
  const listeners = new Set<() => void>();

  const change = (alerts: readonly RaisedAlert[]) => {
    queue = alerts;
    shown = alerts.slice(0, maximum);
    for (const listener of listeners) listener();
  };

  return {
    /**
     * Shows an alert, as soon as fewer than three are shown. One that says nothing is not shown.
     *
     * @returns its id, for `dismiss`
     */
    raise(alert: Alert): number {
      count += 1;
      if (alert.title || alert.description) change([...queue, { ...alert, id: count }]);
      return count;
    },
    /** Takes an alert away, shown or waiting; the next one that waits comes. */
    dismiss(id: number): void {
      if (queue.some((alert) => alert.id === id)) change(queue.filter((alert) => alert.id !== id));
    },
    /** The alerts that are shown, oldest first; the same list until something changes. */
    shown: (): readonly RaisedAlert[] => shown,
    /** Calls back after each change; gives the call that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type AlertStore = ReturnType<typeof createAlertStore>;

/** The alerts of this page. Widgets call `alerts.raise`; the platform shows them. */
export const alerts: AlertStore = createAlertStore();

/** Calls once, as soon as the page has an alert to show. */
export function whenRaised(call: () => void): void {
  const stop = alerts.subscribe(() => {
    stop();
    call();
  });
}
