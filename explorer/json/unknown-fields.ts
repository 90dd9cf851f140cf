import type { JsonSchema } from '../../cms/form/form.ts';
import { nearest } from '../../loader/nearest.ts';
import type { Range, Tree } from './path-positions.ts';
import { schemaAt } from './schema-at.ts';
import { stringOf } from './tokens.ts';

type Node = Tree['topNode'];

/** A key that is the name of no field, as the reader passes over it in silence. */
export interface UnknownField extends Range {
  readonly name: string;
  /** The field that is written most like it. */
  readonly meant: string;
}

/** Finds the keys of a text that its schema does not know. Maps, whose keys are the author's own, have none. */
export function unknownFields(text: string, tree: Tree, schema: JsonSchema): readonly UnknownField[] {
  const found: UnknownField[] = [];
  const look = (node: Node, at: JsonSchema | undefined): void => {
    if (!at) return;
    if (node.name === 'Object') {
      for (const property of node.getChildren('Property')) lookAt(property, at);
      return;
    }
    for (let child = node.firstChild; child; child = child.nextSibling)
      look(child, node.name === 'Array' ? at.items : at);
  };
  const lookAt = (property: Node, at: JsonSchema) => {
    const key = property.getChild('PropertyName');
    if (!key) return;
    const name = stringOf(text, key);
    const own = schemaAt(at, [name]);
    const { properties } = at.items?.properties ? at.items : at;
    if (own) {
      for (let value = key.nextSibling; value; value = value.nextSibling) look(value, own);
    } else if (properties && /^[a-z_]\w*$/i.test(name)) {
      found.push({ from: key.from, to: key.to, name, meant: nearest(name, Object.keys(properties)) });
    }
  };
  look(tree.topNode, schema);
  return found;
}
