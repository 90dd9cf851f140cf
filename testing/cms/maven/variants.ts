import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Faulty variants of a package of components: each with one fault, which a check has to find. */

type Entries = Record<string, Uint8Array>;

/** A fault: what it does to the files of a package. */
type Fault = (files: Entries) => void;

const app = 'jcr_root/apps/tourism-widgets';
const filterFile = 'META-INF/vault/filter.xml';

/** Replaces text in the first file whose path and content fit. @throws Error where none does: the variant would be faultless */
const replace =
  (path: RegExp, old: string, by: string): Fault =>
  (files) => {
    const [name, content] =
      Object.entries(files).find(([name, content]) => path.test(name) && strFromU8(content).includes(old)) ??
      [];
    if (name === undefined || content === undefined) throw new Error(`No file ${path} holds ${old}.`);
    files[name] = strToU8(strFromU8(content).replace(old, by));
  };

const folder = (type: string, property = ''): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?>\n<jcr:root xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:nt="http://www.jcp.org/jcr/nt/1.0" xmlns:sling="http://sling.apache.org/jcr/sling/1.0" jcr:primaryType="${type}"${property}/>\n`,
  );

const node =
  (path: string, type = 'sling:Folder', property?: string): Fault =>
  (files) => {
    files[`${path}/.content.xml`] = folder(type, property);
  };

/** A second root that the package claims, with a node in it. */
const root =
  (path: string): Fault =>
  (files) => {
    replace(
      /^META-INF\/vault\/filter\.xml$/,
      '</workspaceFilter>',
      `<filter root="${path}"/></workspaceFilter>`,
    )(files);
    node(`jcr_root${path}`)(files);
  };

const hook: Fault = (files) => {
  files['META-INF/vault/hooks/hook.jar'] = zipSync({
    'META-INF/MANIFEST.MF': strToU8('Manifest-Version: 1.0\r\nMain-Class: tourism.widgets.Hook\r\n'),
  });
};

const component = /\/components\/[^/]+\/\.content\.xml$/;
const editConfig = /\/components\/[^/]+\/_cq_editConfig/;
const dialog = /\/components\/[^/]+\/_cq_dialog/;

const faults: Readonly<Record<string, Fault>> = {
  'node type of a component misspelt': replace(component, '"cq:Component"', '"cq:Compnent"'),
  'type of the edit listeners misspelt': replace(
    editConfig,
    'cq:EditListenersConfig',
    'cq:EditListnersConfig',
  ),
  'a property of the type Bool': replace(/\.xml$/, '{Boolean}', '{Bool}'),
  'dialog that is no XML': replace(dialog, '</jcr:root>', '</jcr:rot>'),
  'filter root on /content': root('/content/tourism-widgets'),
  'filter root on /libs': root('/libs/tourism-widgets'),
  'filter root on /var': root('/var/tourism-widgets'),
  'type of a Granite field misspelt': replace(
    dialog,
    'coral/foundation/form/textfield',
    'coral/foundation/form/textfeild',
  ),
  'node outside the filter': node('jcr_root/apps/another-app'),
  'install hook': hook,
  'property that nt:folder does not allow': node(`${app}/more`, 'nt:folder', ' title="No folder has it"'),
};

/** What is wrong in each variant. */
export const faultNames: readonly string[] = Object.keys(faults);

/** Files that no fault concerns, and that every check would read: those of the build, and all widgets but two. */
const isNeedless = (path: string): boolean =>
  path.includes('/clientlibs/site/resources/') ||
  /\/components\/(?!accordion\/|alert\/|page\/|widget\/)[^/]+\//.test(path);

/**
 * Makes the variants.
 *
 * @param ui the `ui.apps` zip
 * @returns zips by what is wrong in them, smaller than the whole; the one named `nothing` has no fault
 */
export function variants(ui: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = unzipSync(ui, { filter: ({ name }) => !isNeedless(name) });
  if (!files[filterFile]) throw new Error('The package has no filter.');
  const made = Object.entries<Fault>({ nothing: () => undefined, ...faults }).map(([name, fault]) => {
    const copy = { ...files };
    fault(copy);
    return [name, zipSync(copy, { level: 1 })] as const;
  });
  return new Map(made);
}

/** What is wrong in the package that {@link analysed} makes. */
export const foreignImport = 'import that AEM does not export';

/**
 * A package whose bundle imports a package that no AEM exports.
 *
 * @param all the `all` zip
 */
export function analysed(all: Uint8Array): Uint8Array {
  const files = unzipSync(all);
  const jar = Object.keys(files).find((name) => name.endsWith('.jar'));
  if (jar === undefined) throw new Error('The package has no bundle.');
  const classes = unzipSync(files[jar]!);
  const manifest = strFromU8(classes['META-INF/MANIFEST.MF']!);
  const faulty = manifest.replace(
    'Import-Package: ',
    'Import-Package: org.example.absent;version="[1,2)",\r\n ',
  );
  if (faulty === manifest) throw new Error('The bundle imports nothing.');
  files[jar] = zipSync({ ...classes, 'META-INF/MANIFEST.MF': strToU8(faulty) });
  return zipSync(files, { level: 1 });
}

/** Writes HTL that its compiler has to warn of. @returns its folder */
export function htlFolder(work: string): string {
  const folder = join(work, 'htl');
  mkdirSync(folder);
  writeFileSync(join(folder, 'faulty.html'), '<script>var title = "${properties.title}";</script>\n');
  return folder;
}
