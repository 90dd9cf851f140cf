import type { WidgetExamples } from '../examples.ts';
import type { Files, Release } from '../release.ts';
import { samplePages } from './content.ts';
import { appRoot, contentRoot, packageGroup } from './names.ts';
import { uiApps } from './ui-apps.ts';
import { vaultPackage } from './vault.ts';

/** What packages hold beside the build. */
export interface AemParts {
  readonly examples: readonly WidgetExamples[];
  /** HTL of the widgets that have a fallback of their own, by name. */
  readonly ownHtl: ReadonlyMap<string, string>;
  /** The server-side model; without it there is no package of all. */
  readonly bundle?: { readonly name: string; readonly jar: Uint8Array };
}

/**
 * Makes the packages for AEM and Sling: the application, sample pages, and one that installs the application and the bundle.
 *
 * @returns zip files by name, of the same bytes for the same release and parts
 */
export function aemPackages(
  release: Release,
  { examples, ownHtl, bundle }: AemParts,
): ReadonlyMap<string, Uint8Array> {
  const { version } = release;
  const nameOf = (part: string) => `${packageGroup}.${part}`;
  const fileOf = (part: string) => `${nameOf(part)}-${version}.zip`;
  const application = vaultPackage(
    {
      name: nameOf('ui.apps'),
      version,
      title: 'Tourism widgets: components, dialogs, client library',
      type: 'application',
      root: appRoot,
    },
    uiApps(release, ownHtl),
  );
  const content = vaultPackage(
    {
      name: nameOf('content'),
      version,
      title: 'Tourism widgets: sample pages',
      type: 'content',
      root: contentRoot,
    },
    samplePages(release, examples),
  );
  const packages = new Map([
    [fileOf('ui.apps'), application],
    [fileOf('content'), content],
  ]);
  if (!bundle) return packages;
  const install = `${containerRoot.slice(1)}/application/install`;
  const embedded: Files = new Map([
    [`${install}/${fileOf('ui.apps')}`, application],
    [`${install}/${bundle.name}`, bundle.jar],
  ]);
  const all = vaultPackage(
    {
      name: nameOf('all'),
      version,
      title: 'Tourism widgets: the application and its model',
      type: 'container',
      root: containerRoot,
    },
    embedded,
  );
  return packages.set(fileOf('all'), all);
}

/** Where the package of all puts what it holds, for the repository's installer to find. */
const containerRoot = `${appRoot}-packages`;
