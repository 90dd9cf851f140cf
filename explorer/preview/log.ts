/** What the frame tells of a widget as it happens. `at` is in ms since the frame's page began. */
export type LogEntry =
  | { readonly kind: 'mounted'; readonly at: number; readonly widget: string; readonly duration: number }
  | {
      readonly kind: 'failed';
      readonly at: number;
      readonly widget: string;
      readonly phase: string;
      readonly error: string;
    }
  | { readonly kind: 'event'; readonly at: number; readonly event: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'call';
      readonly at: number;
      readonly method: string;
      readonly url: string;
      /** What was sent, as text; undefined where there is none. */
      readonly body: string | undefined;
      /** HTTP status, or why there is no answer. */
      readonly status: number | string;
      /** What was answered, as text, at most 10,000 characters. */
      readonly answer: string | undefined;
      /** ms from the call to the end of its answer. */
      readonly duration: number;
    }
  | {
      readonly kind: 'link';
      readonly at: number;
      /** Where the page would have gone: the frame stays where it is. */
      readonly url: string;
    };
