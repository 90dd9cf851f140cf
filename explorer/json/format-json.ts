import { findSyntaxProblem } from './syntax-problem.ts';
import { tokensOf } from './tokens.ts';

/**
 * Writes JSON with a line for each entry, indented by two spaces. Every value stays as it is written: reading and writing
 * it anew would change long numbers and lose a key that stands twice.
 *
 * @returns undefined where the text is not JSON
 */
export function formatJson(text: string): string | undefined {
  if (findSyntaxProblem(text)) return undefined;
  let written = '';
  let depth = 0;
  const startLine = () => `\n${'  '.repeat(depth)}`;
  const tokens = tokensOf(text);
  for (const [index, { kind, from, to }] of tokens.entries()) {
    const before = tokens[index - 1]?.kind;
    const isEmpty = before === '{' || before === '[';
    if (kind === '}' || kind === ']') {
      depth -= 1;
      if (!isEmpty) written += startLine();
    } else if (kind !== 'end' && (isEmpty || before === ',')) written += startLine();
    written += text.slice(from, to);
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === ':') written += ' ';
  }
  return written;
}
