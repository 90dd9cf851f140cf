/** Values of tokens, by name. */
export type Tokens = ReadonlyMap<string, string>;

/** The themes that a widget may have (`data-theme`). */
export const themes = ['default', 'blue'] as const;
export type Theme = (typeof themes)[number];

/** A rule that holds in every medium and language. */
interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: Tokens;
}

/** Rules of a stylesheet, those in layers included; none of those that a condition binds. */
function plainRules(css: string): Rule[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length) {
    const opened = text.indexOf('{', at);
    if (opened < 0) break;
    // What ends before the brace is a statement of its own, such as `@import …;`, or the end of a layer.
    const prelude = (text.slice(at, opened).split(/[;}]/).at(-1) ?? '').trim();
    if (prelude.startsWith('@layer')) {
      at = opened + 1;
      continue;
    }
    const closed = closingBrace(text, opened);
    if (!prelude.startsWith('@')) {
      const declarations = text
        .slice(opened + 1, closed)
        .matchAll(/(--[\w-]+)\s*:\s*([^;]*?)\s*(?:!important)?\s*(?:;|$)/g);
      rules.push({
        selectors: prelude.split(',').map((selector) => selector.trim().replaceAll('"', "'")),
        declarations: new Map([...declarations].map(([, name = '', value = '']) => [name, value])),
      });
    }
    at = closed + 1;
  }
  return rules;
}

/** Place of the brace that closes the one at `opened`; the end of the text where none does. */
function closingBrace(text: string, opened: number): number {
  let depth = 0;
  for (let at = opened; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

const holdsFor: Readonly<Record<Theme, readonly string[]>> = {
  default: [':root', '[data-theme]', "[data-theme='default']", '[data-theme=default]'],
  blue: ['[data-theme]', "[data-theme='blue']", '[data-theme=blue]'],
};

/**
 * Tokens of a theme, as stylesheets give them one after the other. What stands in a condition (`@media`) or for a language is
 * left out.
 *
 * @param sheets texts of stylesheets, the design's own first
 * @returns values with every `var()` of a known token replaced
 */
export function readTokens(sheets: readonly string[], theme: Theme): Tokens {
  const rules = sheets.flatMap(plainRules);
  const found = new Map<string, string>();
  // The page's own element has the default theme, and a part in another has that one's tokens over those.
  for (const holder of theme === 'default' ? [holdsFor.default] : [holdsFor.default, holdsFor.blue]) {
    for (const { selectors, declarations } of rules) {
      if (!selectors.some((selector) => holder.includes(selector))) continue;
      for (const [name, value] of declarations) found.set(name, value);
    }
  }
  return new Map([...found.keys()].map((name) => [name, resolve(name, found)]));
}

/** A token's value without `var()`; a token that names itself is left as it stands. */
function resolve(name: string, tokens: Tokens, asked: readonly string[] = []): string {
  return (tokens.get(name) ?? '').replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
    (text, used: string, fallback?: string) =>
      [...asked, name].includes(used)
        ? text
        : tokens.has(used)
          ? resolve(used, tokens, [...asked, name])
          : (fallback ?? text),
  );
}
