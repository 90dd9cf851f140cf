/** A part of an XML document. */
export type XmlToken = {
  /** Characters up to its end. */
  readonly end: number;
} & (
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  /** A literal text (CDATA) holds no references. */
  | { readonly kind: 'text'; readonly text: string; readonly isLiteral: boolean }
  /** Nothing behind it is read. */
  | { readonly kind: 'doctype'; readonly name: string }
  /** A comment or an instruction. */
  | { readonly kind: 'other' }
  /** Something that does not end, or a tag of more than 4,096 characters. */
  | { readonly kind: 'damaged' }
);

/** The tags and texts of an XML document, in order. */
export function* xmlTokens(text: string): Generator<XmlToken, void> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const token = open === at ? markupAt(text, at) : textAt(text, at, open < 0 ? text.length : open);
    yield token;
    at = token.end;
  }
}

const textAt = (text: string, start: number, end: number): XmlToken => ({
  kind: 'text',
  text: text.slice(start, end),
  isLiteral: false,
  end,
});

function markupAt(text: string, at: number): XmlToken {
  const damaged = { kind: 'damaged', end: text.length } as const;
  const endOf = (open: string, close: string) => {
    const found = text.indexOf(close, at + open.length);
    return found < 0 ? -1 : found + close.length;
  };
  for (const [open, close] of passedOver) {
    if (!text.startsWith(open, at)) continue;
    const end = endOf(open, close);
    return end < 0 ? damaged : { kind: 'other', end };
  }
  if (text.startsWith(literal, at)) {
    const end = endOf(literal, ']]>');
    const isLiteral = true;
    return end < 0
      ? damaged
      : { kind: 'text', text: text.slice(at + literal.length, end - 3), isLiteral, end };
  }
  if (text.startsWith('<!', at)) {
    const [, name = ''] = /^<!doctype\s+([^\s>[]+)/i.exec(text.slice(at, at + 60)) ?? [];
    return { kind: 'doctype', name, end: text.length };
  }
  const close = tagEnd(text, at + 1);
  return close < 0 ? damaged : tagOf(text.slice(at + 1, close), close + 1);
}

const passedOver = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;
const literal = '<![CDATA[';

/** Characters of a tag that are read. */
const longestTag = 4096;

const stops = /["'>]/g;

/** Where a tag ends: at the first angle bracket outside the values of its attributes; −1 without an end, and for one that is too long. */
function tagEnd(document: string, from: number): number {
  const text = document.slice(0, from + longestTag);
  stops.lastIndex = from;
  for (let stop = stops.exec(text); stop; stop = stops.exec(text)) {
    if (stop[0] === '>') return stop.index;
    const close = text.indexOf(stop[0], stop.index + 1);
    if (close < 0) return -1;
    stops.lastIndex = close + 1;
  }
  return -1;
}

/** @param inside what stands between the angle brackets */
function tagOf(inside: string, end: number): XmlToken {
  if (inside.startsWith('/')) return { kind: 'close', name: inside.slice(1).trim(), end };
  const isEmpty = inside.endsWith('/');
  const content = isEmpty ? inside.slice(0, -1) : inside;
  const gap = content.search(/\s/);
  const name = gap < 0 ? content : content.slice(0, gap);
  return { kind: 'open', name, attributes: gap < 0 ? '' : content.slice(gap), isEmpty, end };
}

const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The value of an attribute, references left as they are; undefined without it. */
export function attributeOf(attributes: string, name: string): string | undefined {
  attribute.lastIndex = 0;
  for (let found = attribute.exec(attributes); found; found = attribute.exec(attributes))
    if (found[1] === name) return found[2] ?? found[3];
  return undefined;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A text with its references as the characters that they stand for; one that stands for none is left as it is. */
export const withoutReferences = (text: string): string =>
  text.replace(
    /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/g,
    (reference, hex, decimal, name) => {
      if (name) return named[name as string] ?? reference;
      const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
    },
  );
