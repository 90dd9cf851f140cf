/** FileVault's document view: nodes of a repository as the XML files of a content package. */

/** A property's value. A whole number is a Long, another one a Double. */
export type Value = string | boolean | number | readonly string[];

/** A node: its properties and the nodes below it, both in order. */
export interface StoredNode {
  readonly properties: Readonly<Record<string, Value>>;
  readonly children: Readonly<Record<string, StoredNode>>;
}

/**
 * A node in short.
 *
 * @param properties those that are undefined are left out
 */
export function node(
  properties: Readonly<Record<string, Value | undefined>>,
  children: Readonly<Record<string, StoredNode>> = {},
): StoredNode {
  const held = Object.entries(properties).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return { properties: Object.fromEntries(held), children };
}

/** A node of the type `nt:unstructured`. */
export const unstructured = (
  properties: Readonly<Record<string, Value | undefined>> = {},
  children: Readonly<Record<string, StoredNode>> = {},
): StoredNode => node({ 'jcr:primaryType': 'nt:unstructured', ...properties }, children);

/** A node without types, and all below it, as nodes of the type `nt:unstructured`. @param more further properties of it */
export const asUnstructured = (
  { properties, children }: StoredNode,
  more: Readonly<Record<string, Value>> = {},
): StoredNode =>
  unstructured(
    { ...more, ...properties },
    Object.fromEntries(Object.entries(children).map(([name, child]) => [name, asUnstructured(child)])),
  );

const namespaces: Readonly<Record<string, string>> = {
  cq: 'http://www.day.com/jcr/cq/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
  jcr: 'http://www.jcp.org/jcr/1.0',
  mix: 'http://www.jcp.org/jcr/mix/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
  vlt: 'http://www.day.com/jcr/vault/1.0',
};

/**
 * Writes a node and all below it as the text of a `.content.xml`.
 *
 * @throws Error where a name has a prefix that no namespace is known for
 */
export function docView(root: StoredNode): string {
  const prefixes = [...prefixesIn(root)].sort();
  const declarations = prefixes.map((prefix) => {
    const address = namespaces[prefix];
    if (address === undefined) throw new Error(`No namespace is known for the prefix ${prefix}.`);
    return ` xmlns:${prefix}="${address}"`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('jcr:root', root, '', declarations.join(''))}`;
}

function element(name: string, { properties, children }: StoredNode, indent: string, first = ''): string {
  const attributes = Object.entries(properties).map(
    ([key, value]) => `\n${indent}    ${xmlName(key)}="${xmlText(propertyText(value))}"`,
  );
  const inner = Object.entries(children).map(([key, child]) => element(xmlName(key), child, `${indent}  `));
  const open = `${indent}<${name}${first}${attributes.join('')}`;
  return inner.length === 0 ? `${open}/>\n` : `${open}>\n${inner.join('')}${indent}</${name}>\n`;
}

function prefixesIn({ properties, children }: StoredNode, found = new Set(['jcr'])): Set<string> {
  const namesAndTypes = [
    ...Object.keys(properties),
    ...Object.keys(children),
    ...[properties['jcr:primaryType'], properties['jcr:mixinTypes']].flat().map(String),
  ];
  for (const name of namesAndTypes) if (name.includes(':')) found.add(name.split(':')[0] as string);
  for (const child of Object.values(children)) prefixesIn(child, found);
  return found;
}

/**
 * A value as an attribute of the document view holds it, before it is written as XML: `{Boolean}true`, `[one,two]`.
 * Backslashes, a brace or bracket at the beginning, and commas within a list are escaped.
 */
function propertyText(value: Value): string {
  if (typeof value === 'boolean') return `{Boolean}${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? `{Long}${value}` : `{Double}${value}`;
  if (typeof value === 'string') return escapeBackslashes(value).replace(/^[[{]/, String.raw`\$&`);
  // A list of one empty text would be read as an empty list.
  if (value.length === 1 && value[0] === '') return String.raw`[\0]`;
  return `[${value.map((text) => escapeBackslashes(text).replaceAll(',', String.raw`\,`)).join(',')}]`;
}

/** What XML cannot hold in any way, a control character or half of a pair, is escaped as well, by its number. */
const escapeBackslashes = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replace(
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
      (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
    );

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xa;',
  '\r': '&#xd;',
};

const xmlText = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (character) => references[character]!);

/** A name of a node or property as XML takes it: a first digit is written by its number (ISO 9075-14). */
const xmlName = (name: string): string =>
  name.replace(/^\d/, (digit) => `_x${digit.charCodeAt(0).toString(16).padStart(4, '0')}_`);
