import { abbreviationsOf } from '../form/abbreviations.ts';
import { pageStyles, type Files, type Release } from '../release.ts';
import { widgetComponent, type Part } from './component.ts';
import { arabicOf, authorTexts, dictionaries } from './dictionary.ts';
import { node, type StoredNode } from './docview.ts';
import { appRoot } from './names.ts';
import { baseComponent, pageComponent, pageTemplatePart } from './page.ts';
import { sharedGroups } from './shared-groups.ts';
import { filesOf } from './vault.ts';

/**
 * Everything below `/apps/tourism-widgets`, as files of a content package.
 *
 * @param ownHtl of each widget that has a fallback of its own, by name
 */
export function uiApps(release: Release, ownHtl: ReadonlyMap<string, string>): Files {
  const { place, nodes } = sharedGroups();
  const abbreviations = abbreviationsOf(release.forms);
  const components = [
    ...release.forms.map((form) =>
      widgetComponent(form, abbreviations.get(form.name), place, ownHtl.get(form.name)),
    ),
    baseComponent(),
    pageComponent(place, release),
    pageTemplatePart(),
    { nodes, files: new Map() },
  ];
  const texts = components.flatMap((part) => [...part.nodes.values()].flatMap(authorTexts));
  const parts = [folders, ...components, dictionaries(texts, arabicOf(release)), clientLibrary];
  return new Map<string, Uint8Array | string>([
    ...filesOf(parts.flatMap((part) => [...part.nodes])),
    ...parts.flatMap((part) => [...part.files].map(([path, text]) => [path.slice(1), text] as const)),
    ...[...release.files].map(([path, file]) => [`${libraryPath.slice(1)}/resources/${path}`, file] as const),
  ]);
}

const folder: StoredNode = node({ 'jcr:primaryType': 'sling:Folder' });

const folders: Part = {
  nodes: new Map(
    ['', '/components', '/components/shared', '/templates', '/clientlibs', '/i18n'].map((path) => [
      `${appRoot}${path}`,
      folder,
    ]),
  ),
  files: new Map(),
};

const libraryPath = `${appRoot}/clientlibs/site`;

/** The build lies below it as it is, beside the page's own styles. AEM gives its files to visitors under `/etc.clientlibs`. */
const clientLibrary: Part = {
  nodes: new Map([
    [
      libraryPath,
      node({
        'jcr:primaryType': 'cq:ClientLibraryFolder',
        allowProxy: true,
        categories: ['tourism-widgets'],
      }),
    ],
  ]),
  files: new Map([[`${libraryPath}/resources/page.css`, pageStyles()]]),
};
