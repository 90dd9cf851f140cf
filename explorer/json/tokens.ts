/** A piece of JSON, or of what is written in its place. */
export interface Token {
  /** `word` is everything that is neither a mark nor a string: `12`, `true`, `color`. */
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'word' | 'end';
  readonly from: number;
  readonly to: number;
}

const isSpace = (character: string): boolean => /^[ \t\r\n]$/.test(character);

/** A string ends at its quote; one without a second quote ends with its line. */
const stringPart = /"(?:\\[^\r\n]|[^"\\\r\n])*"?/y;
const wordPart = /[^\s"{}[\]:,]+/y;

/**
 * Splits a text into tokens. It knows nothing of order, so that a text which is being typed has tokens, too.
 *
 * @returns the tokens in their order; the last is `end`, of no length
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const endOf = (part: RegExp): number => {
    part.lastIndex = at;
    return at + (part.exec(text)?.[0].length ?? 1);
  };
  while (at < text.length) {
    const character = text[at] ?? '';
    if (isSpace(character)) {
      at += 1;
      continue;
    }
    const from = at;
    if (/^[{}[\]:,]$/.test(character)) {
      at += 1;
      tokens.push({ kind: character as Token['kind'], from, to: at });
    } else {
      const kind = character === '"' ? 'string' : 'word';
      at = endOf(kind === 'string' ? stringPart : wordPart);
      tokens.push({ kind, from, to: at });
    }
  }
  return [...tokens, { kind: 'end', from: text.length, to: text.length }];
}

/** Whether a string's token has its second quote. */
export function isClosed(text: string, { from, to }: Token): boolean {
  const inner = text.slice(from + 1, to - 1);
  return to - from > 1 && text[to - 1] === '"' && (/\\*$/.exec(inner)?.[0].length ?? 0) % 2 === 0;
}

/** The text that a string's token stands for; as it is written where it cannot be read. */
export function stringOf(text: string, { from, to }: { from: number; to: number }): string {
  const written = text.slice(from, to);
  try {
    return String(JSON.parse(written));
  } catch {
    return written.replace(/^"/, '').replace(/"$/, '');
  }
}
