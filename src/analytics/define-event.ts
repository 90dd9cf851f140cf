/** An event of the data layer that is one feature's own. */
export interface DefinedEvent {
  readonly name: OwnEventName;
  /** When it is pushed, for those who read a report: a sentence without its full stop. */
  readonly when: string;
}

declare const own: unique symbol;

/** The name of an event that a feature has registered. */
export type OwnEventName = string & { readonly [own]: true };

/**
 * Registers an event: every export of an `analytics-events.ts`, in a room of `src` or in a widget's folder. A visitor's
 * bundle has its name alone; `npm run analytics-table` writes the rest into docs/analytics.md (docs/decisions/0122).
 *
 * @example track({ event: quizAnswer.name })
 */
export const defineEvent = (name: string, when: string): DefinedEvent => ({
  name: name as OwnEventName,
  when,
});
