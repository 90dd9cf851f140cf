import { unzipSync, strFromU8 } from 'fflate';
import { readFileSync } from 'node:fs';
import { zip } from '../../../cms/zip.ts';
import { artifact } from '../tools.ts';

/**
 * AEM's node types, which plain Sling does not have. Without them a package with components is "installed" and nothing of
 * it is there. They are cut from a published list at the time of the test, since that list has a licence of its own.
 */
const source = 'biz.netcentric.aem:aem-nodetypes:2023.10.0';

/** Definitions of a list in CND (JCR 2.0, section 25.2) by the name of the type, and the list's namespaces. */
interface NodeTypes {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly definitions: ReadonlyMap<string, string>;
}

/**
 * The node types of AEM that files of packages name, with all that these are made of.
 *
 * @param texts XML of the packages
 * @returns CND
 * @throws Error where a package names a type of AEM that AEM does not have
 */
export function nodeTypesOf(texts: Iterable<string>): string {
  const list = unzipSync(readFileSync(artifact(source)))['aem.cnd'];
  if (!list) throw new Error(`${source} holds no aem.cnd.`);
  return cut(readTypes(strFromU8(list)), namesIn(texts));
}

/** A package of nothing but node types, for a server that was not started with them. @returns its file and the zip */
export const nodeTypesPackage = (nodeTypes: string): readonly [string, Uint8Array] => [
  'tourism-widgets.node-types-1.zip',
  zip(
    new Map([
      ['META-INF/vault/nodetypes.cnd', nodeTypes],
      ['META-INF/vault/filter.xml', '<workspaceFilter version="1.0"/>'],
      [
        'META-INF/vault/properties.xml',
        '<properties><entry key="group">tourism-widgets</entry>' +
          '<entry key="name">tourism-widgets.node-types</entry><entry key="version">1</entry></properties>',
      ],
    ]),
  ),
];

/** Names that a `jcr:primaryType` or `jcr:mixinTypes` of a DocView file holds. */
const namesIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) =>
    [...text.matchAll(/jcr:(?:primaryType|mixinTypes)="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.match(/cq:\w+/g) ?? [],
    ),
  );

/** Reads CND. */
export function readTypes(cnd: string): NodeTypes {
  const namespaces = [...cnd.matchAll(/^<'(\w+)'='([^']*)'>/gm)].map(([, prefix, uri]) => [prefix, uri] as const);
  const definitions = cnd
    .split(/^(?=\[)/m)
    .slice(1)
    .map((definition) => [/^\[([^\]]+)\]/.exec(definition)![1], definition.trim()] as const);
  return {
    namespaces: new Map(namespaces as [string, string][]),
    definitions: new Map(definitions as [string, string][]),
  };
}

/**
 * Some types of a list, with those of the same namespaces that they are made of.
 *
 * @throws Error where the list lacks one
 */
export function cut({ namespaces, definitions }: NodeTypes, names: readonly string[]): string {
  const wanted = new Set(names);
  for (const name of wanted) {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`A package holds a node of the type ${name}, which AEM does not have.`);
    for (const other of definition.slice(1).match(/\bcq:\w+/g) ?? [])
      if (definitions.has(other)) wanted.add(other);
  }
  const kept = [...wanted].sort().map((name) => definitions.get(name)!);
  const prefixes = [...namespaces].filter(([prefix]) => kept.some((text) => text.includes(`${prefix}:`)));
  return [...prefixes.map(([prefix, uri]) => `<'${prefix}'='${uri}'>`), ...kept].join('\n\n');
}
