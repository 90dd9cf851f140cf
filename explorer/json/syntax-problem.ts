import { isClosed, tokensOf, type Token } from './tokens.ts';

/** What keeps a text from being JSON. `kind` is the key of its sentence in `words.json`, after `syntax.`. */
export interface SyntaxProblem {
  readonly kind:
    | 'empty'
    | 'commaMissing'
    | 'commaLast'
    | 'colonMissing'
    | 'keyExpected'
    | 'keyQuotes'
    | 'valueExpected'
    | 'valueQuotes'
    | 'quoteOpen'
    | 'quotesCurly'
    | 'quotesSingle'
    | 'escape'
    | 'character'
    | 'number'
    | 'comment'
    | 'bracketOpen'
    | 'bracketOther'
    | 'tooMuch';
  readonly from: number;
  readonly to: number;
  /** What stands there, and where a bracket was opened: values of the sentence's placeholders. */
  readonly values: Readonly<Record<string, string | number>>;
}

type Expected = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose' | 'nothing';

const closers = { '{': '}', '[': ']' } as const;
type Opener = Token & { readonly kind: '{' | '[' };

/**
 * Finds the first thing that keeps a text from being JSON. It accepts what `JSON.parse` accepts, and nothing else; its
 * own sentences are the same in every browser and can be translated.
 */
export function findSyntaxProblem(text: string): SyntaxProblem | undefined {
  const tokens = tokensOf(text);
  const open: Opener[] = [];
  let expected: Expected = 'value';
  const after = (): Expected => (open.length > 0 ? 'commaOrClose' : 'nothing');

  for (const [index, token] of tokens.entries()) {
    const { kind, from, to } = token;
    const last = open.at(-1);
    const written = text.slice(from, to);
    const problem = (
      kind: SyntaxProblem['kind'],
      { from, to }: { from: number; to: number } = token,
      values: SyntaxProblem['values'] = {},
    ): SyntaxProblem => ({ kind, from, to, values: { text: short(text.slice(from, to)), ...values } });

    if (kind === 'end') {
      if (expected === 'nothing') return undefined;
      if (!last) return problem('empty');
      const { line } = placeOf(text, last.from);
      return problem('bracketOpen', last, {
        opening: last.kind,
        closing: closers[last.kind],
        openLine: line,
      });
    }
    if (kind === 'word' && /^\/[/*]/.test(written)) return problem('comment');
    if (kind === 'word' && /^[“”„‟«»]/.test(written)) return problem('quotesCurly');
    if (kind === 'word' && /^['‘’]/.test(written)) return problem('quotesSingle');
    if (kind === 'string') {
      const fault = stringFault(text, token);
      if (fault) return problem(fault.kind, fault);
    }
    if (kind === '}' || kind === ']') {
      if (!last) return problem('tooMuch');
      const before = tokens[index - 1] ?? token;
      if (expected === 'key' || (expected === 'value' && before.kind === ','))
        return problem('commaLast', before);
      if (expected === 'colon') return problem('colonMissing', before);
      if (expected === 'value') return problem('valueExpected');
      if (kind !== closers[last.kind]) {
        const { line } = placeOf(text, last.from);
        return problem('bracketOther', token, {
          opening: last.kind,
          closing: closers[last.kind],
          openLine: line,
        });
      }
      open.pop();
      expected = after();
      continue;
    }
    switch (expected) {
      case 'nothing':
        return problem('tooMuch');
      case 'commaOrClose':
        if (kind !== ',') return problem(kind === ':' ? 'tooMuch' : 'commaMissing', token);
        expected = last?.kind === '{' ? 'key' : 'value';
        break;
      case 'colon':
        if (kind !== ':') return problem('colonMissing', tokens[index - 1] ?? token);
        expected = 'value';
        break;
      case 'key':
      case 'keyOrClose':
        if (kind === 'word') return problem('keyQuotes');
        if (kind !== 'string') return problem('keyExpected');
        expected = 'colon';
        break;
      default:
        if (kind === '{' || kind === '[') {
          open.push({ ...token, kind });
          expected = kind === '{' ? 'keyOrClose' : 'valueOrClose';
        } else if (kind === 'string') expected = after();
        else if (kind === 'word') {
          const fault = wordFault(written);
          if (fault) return problem(fault);
          expected = after();
        } else return problem('valueExpected');
    }
  }
  return undefined;
}

function wordFault(word: string): SyntaxProblem['kind'] | undefined {
  if (/^(?:true|false|null)$/.test(word) || /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word))
    return undefined;
  return /^[-+.]?\d/.test(word) ? 'number' : 'valueQuotes';
}

function stringFault(
  text: string,
  token: Token,
): (Pick<SyntaxProblem, 'kind'> & { from: number; to: number }) | undefined {
  if (!isClosed(text, token)) return { kind: 'quoteOpen', from: token.from, to: token.to };
  for (const { 0: found, index } of text
    .slice(token.from + 1, token.to - 1)
    .matchAll(/\\(?:u.{0,4}|.)|[^\\]/gsu)) {
    const from = token.from + 1 + index;
    const at = { from, to: from + found.length };
    if (found.startsWith('\\') && !/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/.test(found))
      return { kind: 'escape', ...at };
    if (found < ' ') return { kind: 'character', ...at };
  }
  return undefined;
}

const short = (written: string): string => (written.length > 24 ? `${written.slice(0, 24)}…` : written);

/** Line and column of a place in a text, both from 1. */
export function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
