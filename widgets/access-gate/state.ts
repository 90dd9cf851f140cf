import type { TermsAnswer } from '#src/access/answers.ts';
import type { Config } from './widget.ts';

/** What a visitor meets at a gate: terms to accept, or one of the service's words about access. */
export type GateState = TermsAnswer['access'] | 'terms';

/**
 * What an answer means before these terms. Whoever has accepted another version is asked again, access or not. Whoever has
 * accepted this one and has no access all the same has to ask for it.
 */
export function stateOf(
  { access, termsVersion }: TermsAnswer,
  terms: Pick<Config, 'termsHtml' | 'termsVersion'>,
): GateState {
  const hasTerms = terms.termsHtml !== '' && terms.termsVersion !== undefined;
  const isAccepted = termsVersion === terms.termsVersion;
  const mayAccept = access === 'granted' || access === 'denied';
  return hasTerms && !isAccepted && mayAccept ? 'terms' : access;
}
