import type { Files } from '../release.ts';
import { zip } from '../zip.ts';
import { docView, node, type StoredNode } from './docview.ts';
import { packageGroup } from './names.ts';

/** What a content package says of itself (FileVault, `META-INF/vault`). */
export interface PackageFacts {
  /** `tourism-widgets.ui.apps` */
  readonly name: string;
  readonly version: string;
  readonly title: string;
  readonly type: 'application' | 'content' | 'container';
  /** Path in the repository that the package owns: what the package lacks is removed when it is installed. */
  readonly root: string;
}

/**
 * Makes a content package.
 *
 * @param repository files below `jcr_root`, without a slash before them
 */
export function vaultPackage(facts: PackageFacts, repository: Files): Uint8Array {
  const files = [...repository].map(([path, content]) => [`jcr_root/${path}`, content] as const);
  return zip(
    new Map([
      ...files,
      ['META-INF/vault/properties.xml', properties(facts)],
      ['META-INF/vault/filter.xml', filter(facts)],
      ['META-INF/vault/definition/.content.xml', definition(facts)],
    ]),
  );
}

const properties = ({ name, version, title, type }: PackageFacts): string => {
  const entries = {
    allowIndexDefinitions: 'false',
    description: title,
    group: packageGroup,
    name,
    packageType: type,
    requiresRoot: 'false',
    version,
  };
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">
<properties>
${Object.entries(entries)
  .map(([key, value]) => `<entry key="${key}">${value}</entry>\n`)
  .join('')}</properties>
`;
};

const filter = ({ root }: PackageFacts): string => `<?xml version="1.0" encoding="UTF-8"?>
<workspaceFilter version="1.0">
  <filter root="${root}"/>
</workspaceFilter>
`;

const definition = ({ name, version, title, root }: PackageFacts): string =>
  docView(
    node(
      {
        'jcr:primaryType': 'vlt:PackageDefinition',
        'jcr:description': title,
        group: packageGroup,
        name,
        version,
      },
      {
        filter: node(
          { 'jcr:primaryType': 'nt:unstructured' },
          { f0: node({ 'jcr:primaryType': 'nt:unstructured', mode: 'replace', root, rules: [] }) },
        ),
      },
    ),
  );

/** Nodes as files of a package: `/apps/a/cq:dialog` is `apps/a/_cq_dialog/.content.xml`. */
export const filesOf = (nodes: Iterable<readonly [path: string, held: StoredNode]>): Map<string, string> =>
  new Map(
    [...nodes].map(([path, held]) => [
      `${path.slice(1).replace(/(^|\/)([a-z]+):/g, '$1_$2_')}/.content.xml`,
      docView(held),
    ]),
  );
