import type { Language } from '#src/i18n/languages.ts';

/** A reason for which a visitor is asked to sign in. */
export interface DefinedReason {
  /** What an ask names. */
  readonly name: string;
  /** A sentence: why the visitor is asked. An author's words win over it. */
  readonly words: Readonly<Record<Language, string>>;
}

/**
 * Registers a reason: every export of a `sign-in-reasons.ts`, in a room of `src` or in a widget's folder. A visitor's
 * bundle has its name alone; the widget that answers fetches the words of all (docs/decisions/0122).
 *
 * @example ask?.({ reason: quizResult.name })
 */
export const defineReason = (reason: DefinedReason): DefinedReason => reason;
