/** Names of tokens that a theme may have from before 0.1.0, when they began with `--tw-`, as Tailwind's own do. */

/** A name of ours that a theme still writes as it was, and its name now. */
export interface Renamed {
  readonly old: string;
  readonly now: string;
}

/** What templates set beside the tokens: the room of a footer's newsletter. */
const ofTemplates = ['newsletter-room'];

/**
 * A pattern of every token of the design by its old name. Other names that begin with `--tw-` are Tailwind's, or the site's.
 *
 * @param design text of `src/ui/tokens.css`
 */
function oldNames(design: string): RegExp {
  const ours = [...design.matchAll(/--tourism-([\w-]+)/g)].map(([, name = '']) => name);
  // The longest first, so that `page-margin-sm` is not read as `page-margin`.
  const names = [...new Set([...ours, ...ofTemplates])].toSorted((one, other) => other.length - one.length);
  return new RegExp(`--tw-(${names.join('|')})(?![\\w-])`, 'g');
}

/**
 * The old names in a theme, each once, in the order in which they stand.
 *
 * @param theme text of the site's stylesheet
 * @param design text of `src/ui/tokens.css`
 */
export function findRenamed(theme: string, design: string): Renamed[] {
  const found = new Set([...theme.matchAll(oldNames(design))].map(([, name = '']) => name));
  return [...found].map((name) => ({ old: `--tw-${name}`, now: `--tourism-${name}` }));
}

/** The theme with every old name replaced; everything else stays to the letter. */
export function withNewNames(theme: string, design: string): string {
  return theme.replaceAll(oldNames(design), '--tourism-$1');
}
