import type { jsonLanguage } from '@codemirror/lang-json';
import { stringOf } from './tokens.ts';

/** A JSON text as the Lezer parser of `@codemirror/lang-json` reads it. */
export type Tree = ReturnType<typeof jsonLanguage.parser.parse>;
type Node = Tree['topNode'];

/** A stretch of a text, in UTF-16 units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the value that a path names. Where it is missing, the nearest thing around it that is there.
 *
 * @param text the text from which the tree was made
 * @param path `items[2].ctaLink` as the reader of configurations writes it; empty for the whole. An index also finds an
 * entry of a map `item0`, `item1` …, and `[0]` of a list that was written as its only entry is that entry.
 */
export function rangeAt(tree: Tree, text: string, path: string): Range {
  const value = valuesIn(tree.topNode)[0];
  return value ? within(value, text, path) : { from: 0, to: text.length };
}

function within(node: Node, text: string, path: string): Range {
  const next = node.name === 'Object' ? stepInto(node, text, path) : stepIntoList(node, path);
  return path && next ? within(next[0], text, next[1]) : { from: node.from, to: node.to };
}

const valueNames: readonly string[] = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'];

const valuesIn = (node: Node): Node[] => childrenOf(node).filter(({ name }) => valueNames.includes(name));

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

type Step = readonly [node: Node, rest: string];
const indexPart = /^\[(\d+)\]\.?/;

function stepIntoList(node: Node, path: string): Step | undefined {
  const [part, index] = indexPart.exec(path) ?? [];
  if (part === undefined) return undefined;
  const entry =
    node.name === 'Array' ? valuesIn(node)[Number(index)] : Number(index) === 0 ? node : undefined;
  return entry && [entry, path.slice(part.length)];
}

interface Entry {
  readonly key: string;
  readonly value: Node;
}

function entriesOf(object: Node, text: string): Entry[] {
  return object.getChildren('Property').flatMap((property) => {
    const name = property.getChild('PropertyName');
    const value = valuesIn(property)[0];
    // A key without a value is the nearest thing to what it should hold.
    return name ? [{ key: stringOf(text, name), value: value ?? name }] : [];
  });
}

function stepInto(object: Node, text: string, path: string): Step | undefined {
  const entries = entriesOf(object, text);
  const [part, index] = indexPart.exec(path) ?? [];
  if (part !== undefined) {
    const places = entries
      .filter(({ key }) => /^item\d+$/.test(key))
      .toSorted((a, b) => Number(a.key.slice(4)) - Number(b.key.slice(4)));
    const entry = places.length > 0 ? places[Number(index)]?.value : Number(index) === 0 ? object : undefined;
    return entry && [entry, path.slice(part.length)];
  }
  // Keys of a map may hold dots and brackets: the longest that the path begins with is meant. Of two alike the last counts.
  const named = entries
    .filter(({ key }) => path.startsWith(key) && /^(?:$|[.[])/.test(path.slice(key.length)))
    .toSorted((a, b) => a.key.length - b.key.length)
    .at(-1);
  return named && [named.value, path.slice(named.key.length).replace(/^\./, '')];
}
