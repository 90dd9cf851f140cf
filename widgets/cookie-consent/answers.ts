import type { ConsentCategory } from '#src/consent/consent.ts';

/** What a visitor may answer; the label of the button is reported. */
export interface Answers {
  readonly acceptAll: () => void;
  readonly rejectAll: () => void;
  readonly save: (allowed: Iterable<ConsentCategory>) => void;
}

/** Words on the buttons, the author's or ours. */
export type Labels = Readonly<Record<'accept' | 'reject' | 'settings', string>>;
