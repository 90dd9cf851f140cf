import * as fc from 'fast-check';
import type { Json, SchemaNode } from '#src/schema/node.ts';

/** Draws configurations for a schema as authors and their CMS write them: right, written loosely, wrong, or not at all. */
export function arbitraryConfig(node: SchemaNode): fc.Arbitrary<Json> {
  return fc.oneof(
    { weight: 6, arbitrary: right(node) },
    { weight: 3, arbitrary: loose(node) },
    { weight: 2, arbitrary: wrong },
    { weight: 2, arbitrary: fc.constantFrom<Json>(null, '') },
  );
}

/** What no field but one of its own kind takes. */
const wrong = fc.constantFrom<Json>(
  7,
  -1,
  1.5,
  1e9,
  true,
  'x',
  ' ',
  'javascript:alert(1)',
  '{"a":',
  '[]',
  '{}',
  [],
  ['x'],
  [[]],
  [null, {}],
  {},
  { x: 1 },
  { item0: 'x' },
  { 'jcr:primaryType': 'nt:unstructured' },
);

const texts: Record<string, readonly string[]> = {
  address: ['/en/x', 'https://a.example/b?c#d', 'mailto:a@b.example', 'tel:+966', '#top', ' /x '],
  date: ['2026-11-22', '2026-11-22T10:00:00+03:00', '2026-11-22T10:00Z', '22.11.2026'],
  origin: ['https://a.example', 'http://b.example/c', 'ftp://c.example'],
  host: ['a.example', 'B.example:8443', 'https://c.example'],
  zone: ['Asia/Riyadh', 'UTC', 'Riyadh'],
};

function right(node: SchemaNode): fc.Arbitrary<Json> {
  switch (node.type) {
    case 'string': {
      const [rule] = node.rules ?? [];
      const known = rule && texts[rule[0]];
      return known ? fc.constantFrom(...known) : fc.string({ unit: 'grapheme', maxLength: 200 });
    }
    case 'number':
      return fc.oneof(fc.integer({ min: -3, max: 200 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...node.values);
    case 'array':
      return fc.array(arbitraryConfig(node.of), { maxLength: (node.maximum ?? 3) + 2, size: 'small' });
    case 'tuple':
      return fc.tuple(...node.items.map(arbitraryConfig));
    case 'object':
      return group(node.fields) as fc.Arbitrary<Json>;
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), arbitraryConfig(node.of), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...node.of.map(right));
    default:
      return fc.jsonValue() as fc.Arbitrary<Json>;
  }
}

const group = (fields: Readonly<Record<string, SchemaNode>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, arbitraryConfig(field)])), {
    requiredKeys: [],
  });

/** The same value as a content repository may hold it (contract, section 2). */
function loose(node: SchemaNode): fc.Arbitrary<Json> {
  const value = right(node);
  const asJson = value.map((given) => JSON.stringify(given));
  switch (node.type) {
    case 'number':
    case 'enum':
      return value.map(String);
    case 'boolean':
      return fc.constantFrom<Json>('true', 'false', 'on', 'yes');
    case 'array':
      return fc.oneof(
        arbitraryConfig(node.of),
        asJson,
        value.map((list) =>
          Object.fromEntries((list as Json[]).map((entry, index) => [`item${index}`, entry])),
        ),
      );
    case 'object':
      return fc.oneof(
        asJson,
        value.map((given) => ({ ...(given as object), 'jcr:primaryType': 'nt:unstructured', unknown: 1 })),
      );
    case 'record':
      return asJson;
    default:
      return value;
  }
}
