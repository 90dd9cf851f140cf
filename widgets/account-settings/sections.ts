import type { Config, SectionName } from './widget.ts';

const all: readonly SectionName[] = ['profile', 'password', 'language', 'subscriptions', 'privacy', 'delete'];

/** What a page has, without which a section has nothing to offer. */
export interface Means {
  readonly isMember: boolean;
  /** Whether a mail for a new password can be asked for. */
  readonly hasPasswords: boolean;
  /** Whether deletion can be asked for. */
  readonly hasDeletion: boolean;
}

/** The sections that are shown, in their author's order: without an address or a member some have nothing to offer. */
export function sectionsShown(wanted: Config['sections'], means: Means): readonly SectionName[] {
  const isShown = (name: SectionName) =>
    name === 'privacy' ||
    (means.isMember &&
      (name !== 'password' || means.hasPasswords) &&
      (name !== 'delete' || means.hasDeletion));
  return (wanted.length > 0 ? [...new Set(wanted)] : all).filter(isShown);
}
