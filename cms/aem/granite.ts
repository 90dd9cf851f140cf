import { unstructured, type StoredNode, type Value } from './docview.ts';

/** Nodes of Granite's own components, as dialogs are made of them (Granite UI reference of AEM 6.5). */

type Properties = Readonly<Record<string, Value | undefined>>;
type Nodes = Readonly<Record<string, StoredNode>>;

/** A component of Granite's foundation, as `form/textfield`. */
export const granite = (type: string, properties: Properties = {}, children: Nodes = {}): StoredNode =>
  unstructured(
    { 'sling:resourceType': `granite/ui/components/coral/foundation/${type}`, ...properties },
    children,
  );

/** A Granite component that holds others. */
export const holding = (type: string, items: Nodes, properties: Properties = {}): StoredNode =>
  granite(type, properties, { items: unstructured({}, items) });

/** A dialog of tabs, each in one column, as those of AEM's own components. */
export const dialogOf = (
  title: string,
  tabs: readonly { readonly title: string; readonly fields: Nodes }[],
  properties: Properties = {},
): StoredNode =>
  unstructured(
    { 'jcr:title': title, 'sling:resourceType': 'cq/gui/components/authoring/dialog', ...properties },
    {
      content: holding('container', {
        tabs: holding('tabs', Object.fromEntries(tabs.map(tabOf)), { maximized: true }),
      }),
    },
  );

const tabOf = ({ title, fields }: { readonly title: string; readonly fields: Nodes }) => [
  title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  holding(
    'container',
    {
      columns: holding('fixedcolumns', { column: holding('container', fields) }, { margin: true }),
    },
    { 'jcr:title': title, margin: true },
  ),
];
