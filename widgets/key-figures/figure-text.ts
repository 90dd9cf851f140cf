import type { Format } from '#src/i18n/format.ts';
import type { Figure } from './widget.ts';

/** A figure as it is written: words before and after stand apart, signs belong to the number. */
export interface FigureText {
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** What decides how a value is written. */
interface Options {
  readonly notation: 'standard' | 'compact';
  readonly format: Format;
}

/** Between a number and its unit no line breaks. */
const space = '\u00A0';

/** Letters that are written without spaces between words. */
const spaceless = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

const isWord = (affix: string) => /\p{L}/u.test(affix);

/** `km²` stands off its number, `M` and `人` do not. */
const gapBeside = (affix: string) => (/\p{L}{2}/u.test(affix) && !spaceless.test(affix) ? space : '');

/**
 * Writes a figure in the language of the page. A percent sign and a plus are the language's own, at its own side of the
 * number; other signs stay where the author wrote them.
 *
 * @param shown the number to write in place of the value, while it counts
 */
export function writeFigure(figure: Figure, { notation, format }: Options, shown?: number): FigureText {
  const { value } = figure;
  const [prefix, suffix] = [figure.prefix.trim(), figure.suffix.trim()];
  const isPercent = typeof value === 'number' && /^[%٪]$/.test(suffix);
  const hasPlus = typeof value === 'number' && prefix === '+';
  const sign = hasPlus || isWord(prefix) ? '' : prefix;
  const endSign = isPercent || isWord(suffix) ? '' : suffix;
  return {
    before: isWord(prefix) ? prefix + gapBeside(prefix) : '',
    value: sign + writeValue() + endSign,
    after: isWord(suffix) ? gapBeside(suffix) + suffix : '',
  };

  function writeValue(): string {
    if (typeof value === 'string') return value;
    const number = shown ?? value;
    const decimals = notation === 'compact' ? 1 : decimalsOf(value);
    return format.number(isPercent ? number / 100 : number, {
      notation,
      ...(isPercent && { style: 'percent' }),
      ...(hasPlus && { signDisplay: 'exceptZero' }),
      ...(notation === 'standard' && { minimumFractionDigits: decimals }),
      maximumFractionDigits: decimals,
    });
  }
}

/** Decimals of a number as it was written, three at most. */
export const decimalsOf = (value: number): number =>
  Math.min(3, /^-?\d+\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
