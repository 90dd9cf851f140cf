/** A value as a content repository stores it: text, mostly, or a node of further values. */
export type Stored =
  string | number | boolean | null | readonly Stored[] | { readonly [key: string]: Stored };

/** A node of the content repository. */
export type StoredNode = { readonly [key: string]: Stored };

/** A node as templates see it. */
export interface Resource {
  readonly name: string;
  /** From the page's content node on. */
  readonly path: string;
  readonly resourceType: string;
  readonly properties: StoredNode;
  /** Nodes below it that are components. */
  readonly children: readonly Resource[];
  /** Classes of the grid column that it stands in. */
  readonly columnClass: string;
}

const isNode = (value: Stored | undefined): value is StoredNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Stored | undefined): string => (typeof value === 'string' ? value : '');

/**
 * The node at a path.
 *
 * @throws Error if there is none
 */
export function resourceAt(content: StoredNode, path: string): Resource {
  const names = path.split('/');
  const node = nodeAt(content, names);
  if (!node) throw new Error(`There is no content at ${path}.`);
  const resourceType = textOf(node['sling:resourceType']);
  return {
    name: names.at(-1) as string,
    path,
    resourceType,
    properties: node,
    columnClass: columnClass(resourceType, textOf(node['columnWidth']) || '12'),
    get children() {
      return Object.entries(node)
        .filter(([, child]) => isNode(child) && Object.hasOwn(child, 'sling:resourceType'))
        .map(([name]) => resourceAt(content, `${path}/${name}`));
    },
  };
}

function nodeAt(content: StoredNode, names: readonly string[]): StoredNode | undefined {
  const found = names.reduce<Stored | undefined>(
    (at, name) => (isNode(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    content,
  );
  return isNode(found) ? found : undefined;
}

const columnClass = (resourceType: string, width: string) =>
  `${resourceType.split('/').at(-1)} aem-GridColumn aem-GridColumn--default--${width}`;
