/** Attributes that mean something in plain copy; others are a filter's to add or to take. */
const compared = new Set('id lang dir title href start colspan rowspan scope'.split(' '));

/** A quoted value with `<` is none: so each tag is looked for up to the next `<` alone. */
const tag = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

/**
 * Markup without what filters and typographers of a CMS change (HTL, `kses` and `wptexturize` of WordPress): space, how a
 * character, an attribute or a tag is written, `tbody`, marks of punctuation, and attributes such as `target`, `rel` and
 * `class`. Two texts are the same where these are equal. The canonical markup of siblings is that of each, one after
 * another.
 */
export function canonicalMarkup(markup: string): string {
  let canonical = '';
  let end = 0;
  for (const match of markup.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = match;
    canonical += canonicalText(markup.slice(end, match.index));
    end = match.index + whole.length;
    if (!/^tbody$/i.test(name))
      canonical += `<${slash}${name.toLowerCase()}${canonicalAttributes(attributes)}>`;
  }
  return canonical + canonicalText(markup.slice(end));
}

function canonicalAttributes(attributes: string): string {
  const written = [...attributes.matchAll(attribute)].map(
    ([, name = '', ...values]) => [name.toLowerCase(), values.find((value) => value !== undefined)] as const,
  );
  return written
    .filter(([name]) => compared.has(name))
    .map(([name, value = '']) => ` ${name}="${escape(decode(value).trim())}"`)
    .toSorted()
    .join('');
}

const canonicalText = (text: string): string =>
  escape(
    decode(text)
      .replace(/[‘’‚‛′`]/g, "'")
      .replace(/[“”„‟″«»]|''/g, '"')
      .replace(/[‐-―]|-+/g, '-')
      .replaceAll('…', '...')
      .replaceAll('×', 'x')
      .replace(/\s+/g, ''),
  );

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

/** Character references by number, and by the names that editors write; others stay as they are. */
const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
