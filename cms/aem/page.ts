import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../release.ts';
import { pageFonts } from '../fonts.ts';
import { component, type Part } from './component.ts';
import { node, unstructured } from './docview.ts';
import { drawFields, type Place } from './fields.ts';
import { fontsHtl } from './fonts.ts';
import { dialogOf, granite } from './granite.ts';
import { baseType, pageTemplate, pageType } from './names.ts';
import { pageForm } from './page-form.ts';

/** A script of a component, as it stands beside this module. */
const script = (name: string): string => readFileSync(join(import.meta.dirname, 'htl', name), 'utf8');

const scripts = (...names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [name, script(name)] as const));

/** What all widgets' components inherit: the mount element and the fallback. */
export const baseComponent = (): Part =>
  component(
    baseType.slice(baseType.lastIndexOf('/') + 1),
    { 'jcr:title': 'Widget', componentGroup: '.hidden' },
    {},
    scripts('widget.html', 'fallback.html'),
  );

/** A page with the loader and fonts of a release, areas for components, and a dialog for what the widgets ask of a page. */
export function pageComponent(place: Place, release: Release): Part {
  const title = granite('include', {
    path: '/mnt/overlay/wcm/foundation/components/basicpage/v1/basicpage/tabs/basic/items/column/items/title',
  });
  const tabs = pageForm.tabs.map(({ title: tabTitle, note, fields }) => ({
    title: tabTitle,
    fields: {
      ...(note !== undefined && { note: granite('text', { text: note }) }),
      ...drawFields(fields, place),
    },
  }));
  return component(
    pageType.slice(pageType.lastIndexOf('/') + 1),
    {
      'jcr:title': pageForm.title,
      'jcr:description': pageForm.purpose,
      'sling:resourceSuperType': 'wcm/foundation/components/basicpage/v1/basicpage',
      componentGroup: '.hidden',
    },
    {
      'cq:dialog': dialogOf(pageForm.title, [{ title: 'Basic', fields: { title } }, ...tabs], {
        mode: 'edit',
      }),
    },
    new Map([
      ...scripts('page.html', 'areas.html', 'editor.html', 'customheaderlibs.html', 'customfooterlibs.html'),
      ['fonts.html', fontsHtl(pageFonts(release))],
    ]),
  );
}

/** The template from which pages are made. */
export const pageTemplatePart = (): Part => ({
  nodes: new Map([
    [
      pageTemplate,
      node(
        {
          'jcr:primaryType': 'cq:Template',
          'jcr:title': pageForm.title,
          'jcr:description': pageForm.purpose,
          allowedPaths: ['/content(/.*)?'],
          ranking: 100,
        },
        {
          'jcr:content': node(
            { 'jcr:primaryType': 'cq:PageContent', 'sling:resourceType': pageType },
            { content: unstructured({ 'sling:resourceType': areaType }) },
          ),
        },
      ),
    ],
  ]),
  files: new Map(),
});

/** AEM's container, in which authors place components. */
export const areaType = 'wcm/foundation/components/responsivegrid';
