import { stringOf, tokensOf, type Token } from './tokens.ts';

/** A key of an object, or the place of an entry in a list. */
export type Step = string | number;

/** Where in a configuration a position of the text is. The text may be half written. */
export interface CursorPlace {
  /** Whether a key stands or may stand here, or a value. */
  readonly kind: 'key' | 'value';
  /** Steps to the object whose key it is, or to the value. */
  readonly path: readonly Step[];
  /** What is written here so far, quotes included; of no length between two tokens. */
  readonly from: number;
  readonly to: number;
  /** That as a key or value, without quotes. */
  readonly written: string;
  /** Keys that the object has, this one apart. */
  readonly keys: readonly string[];
  /** Whether a colon follows this key. */
  readonly hasValue: boolean;
  /** Where a comma is missing before this key. */
  readonly commaBefore: number | undefined;
  /** Whether an entry follows without a comma between. */
  readonly lacksComma: boolean;
}

interface Frame {
  readonly kind: '{' | '[';
  readonly path: readonly Step[];
  readonly keys: { readonly key: string; readonly token: Token }[];
  index: number;
  expects: 'key' | 'colon' | 'value' | 'comma';
}

/** Finds what stands, or may stand, at a position; undefined where nothing may: before a colon, behind a list's value. */
export function placeAt(text: string, position: number): CursorPlace | undefined {
  const tokens = tokensOf(text);
  const frames: Frame[] = [];
  const top = (): Frame | undefined => frames.at(-1);
  let foundIn: Frame | undefined;
  let found: Omit<CursorPlace, 'keys' | 'lacksComma'> | undefined;
  let isPast = false;
  let lacksComma = false;

  const find = (index: number, token: Token): void => {
    const frame = top();
    const following = tokens[index + 1];
    const before = tokens[index - 1];
    const isHeld = isText(token) && token.from <= position;
    const from = isHeld ? token.from : position;
    const to = isHeld ? token.to : position;
    isPast = true;
    const isNext =
      frame?.kind === '{' && frame.expects === 'comma' && before !== undefined && before.to < from;
    if (frame?.expects === 'colon' || (frame?.expects === 'comma' && !isNext)) return;
    const kind = frame?.expects === 'key' || isNext ? 'key' : 'value';
    foundIn = frame;
    found = {
      kind,
      path: frame === undefined ? [] : kind === 'key' ? frame.path : pathOfValue(frame),
      from,
      to,
      written: isHeld ? stringOf(text, token) : '',
      hasValue: isHeld && following?.kind === ':',
      commaBefore: isNext ? before.to : undefined,
    };
    const next = isHeld ? following : token;
    lacksComma = next !== undefined && /^(?:string|word|[{[])$/.test(next.kind);
  };

  for (const [index, token] of tokens.entries()) {
    if (!isPast && position <= (isText(token) ? token.to : token.from)) find(index, token);
    // The keys behind the position count as well: the walk ends with the object that holds it.
    if (isPast && (!foundIn || !frames.includes(foundIn))) break;
    advance(text, frames, token);
  }
  if (!found) return undefined;
  const keys = (foundIn?.keys ?? []).flatMap(({ key, token }) => (token.from === found?.from ? [] : [key]));
  return { ...found, keys, lacksComma };
}

const isText = ({ kind }: Token): boolean => kind === 'string' || kind === 'word';

const pathOfValue = (frame: Frame): readonly Step[] => [
  ...frame.path,
  frame.kind === '[' ? frame.index : (frame.keys.at(-1)?.key ?? ''),
];

function advance(text: string, frames: Frame[], token: Token): void {
  const frame = frames.at(-1);
  switch (token.kind) {
    case '{':
    case '[':
      frames.push({
        kind: token.kind,
        path: frame ? pathOfValue(frame) : [],
        keys: [],
        index: 0,
        expects: token.kind === '{' ? 'key' : 'value',
      });
      break;
    case '}':
    case ']':
      frames.pop();
      endValue(frames.at(-1));
      break;
    case ':':
      if (frame?.kind === '{') frame.expects = 'value';
      break;
    case ',':
      if (!frame) break;
      frame.expects = frame.kind === '{' ? 'key' : 'value';
      frame.index += frame.kind === '[' ? 1 : 0;
      break;
    case 'string':
    case 'word':
      if (frame?.kind === '{' && frame.expects !== 'value') {
        frame.keys.push({ key: stringOf(text, token), token });
        frame.expects = 'colon';
      } else endValue(frame);
      break;
    default:
  }
}

function endValue(frame: Frame | undefined): void {
  if (frame) frame.expects = 'comma';
}
