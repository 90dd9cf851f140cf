import type { Resource, Stored, StoredNode } from './resource.ts';
import { entriesOf, linksOf, type Value, type ValueMap } from './entries.ts';

/** Keys that a content repository adds for itself. */
const ofTheRepository = /^(?:jcr|sling|cq|granite):/;

/** `item0`, `item1` …: the entries of a list, as dialogs store them. */
const isEntryName = (name: string) => /^item\d+$/.test(name);

const isNode = (value: Stored): value is StoredNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value as the configuration has it; undefined for a node that holds nothing of ours. */
function valueOf(stored: Stored): Value | undefined {
  if (Array.isArray(stored)) return (stored as readonly Stored[]).flatMap((entry) => valueOf(entry) ?? []);
  if (!isNode(stored)) return stored;
  const values = Object.entries(stored)
    .filter(([name]) => !ofTheRepository.test(name))
    .map(([name, value]): [string, Value | undefined] => [name, valueOf(value)])
    .filter((entry): entry is [string, Value] => entry[1] !== undefined);
  if (values.length === 0) return undefined;
  return values.every(([name]) => isEntryName(name))
    ? values.map(([, value]) => value)
    : Object.fromEntries(values);
}

/**
 * The model behind every widget's HTL: the twin of the Java one, as far as the demo's content and the widgets' examples go
 * (their addresses are public already, so none is mapped).
 */
export class WidgetModel {
  use({ resource }: { readonly resource: Resource }) {
    const config = (valueOf(resource.properties) ?? {}) as ValueMap;
    const entries = entriesOf(config);
    return {
      config,
      // As a script element may hold it, too.
      json: JSON.stringify(config).replaceAll('<', '\\u003c'),
      id: resource.path.replace(/[/_]/g, '-'),
      entries,
      links: linksOf(entries),
      empty: Object.keys(config).length === 0,
    };
  }
}
