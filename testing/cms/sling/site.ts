import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '../../../cms/form/form.ts';
import type { JsonNode, Server } from './server.ts';

/**
 * What Sling CMS needs beside our packages, for tests alone: what AEM has by itself (a container for components, public
 * addresses of client libraries), components that its editor knows, pages, and the dialogs drawn as plain forms.
 */

const testApp = 'tourism-widgets-test';

/** Below it stand the pages that tests make. */
export const testPages = `/content/${testApp}/site`;

/** The resource type of an AEM page's container. */
const container = '/apps/wcm/foundation/components/responsivegrid';

const file = (name: string, mimeType: string): JsonNode => ({
  'jcr:primaryType': 'nt:file',
  'jcr:content': {
    'jcr:primaryType': 'nt:resource',
    'jcr:mimeType': mimeType,
    'jcr:encoding': 'utf-8',
    'jcr:data': readFileSync(join(import.meta.dirname, 'site', name), 'utf8'),
  },
});

/** Makes the site on a Sling CMS that has our packages. */
export async function makeSite(server: Server, forms: readonly Form[]): Promise<void> {
  await server.write(`/apps/${testApp}`, {
    'jcr:primaryType': 'sling:Folder',
    'dialog-form': {
      'jcr:primaryType': 'sling:Folder',
      'dialog-form.html': file('dialog-form.html', 'text/html'),
      'dialog-form.js': file('dialog-form.js', 'application/javascript'),
    },
    page: {
      'jcr:primaryType': 'sling:Component',
      'jcr:title': 'Page',
      'sling:resourceSuperType': 'tourism-widgets/components/page',
      'page.jsp': file('page.jsp', 'text/plain'),
      'customheaderlibs.html': file('customheaderlibs.html', 'text/html'),
      'customfooterlibs.html': file('customfooterlibs.html', 'text/html'),
    },
    components: {
      'jcr:primaryType': 'sling:Folder',
      ...Object.fromEntries(forms.map((form) => [form.name, proxyOf(form)])),
    },
  });
  await server.write(container, {
    'jcr:primaryType': 'sling:Component',
    'sling:resourceSuperType': 'sling-cms/components/general/container',
  });
  await server.write(`/conf/${testApp}`, configuration);
  await server.write(`/content/${testApp}`, {
    'jcr:primaryType': 'sling:OrderedFolder',
    'sling:configRef': `/conf/${testApp}`,
    'jcr:content': { 'jcr:primaryType': 'nt:unstructured', 'jcr:title': 'Tests' },
    site: { 'jcr:primaryType': 'sling:Site', 'jcr:title': 'Tests', 'jcr:language': 'en' },
  });
  await showClientLibraries(server);
}

/** A component of the site's own that leads to ours, as sites on AEM have them. */
const proxyOf = ({ name, title }: Form): JsonNode => ({
  'jcr:primaryType': 'sling:Component',
  'jcr:title': title,
  componentType: 'Tourism',
  'sling:resourceSuperType': `tourism-widgets/components/${name}`,
  edit: {
    'jcr:primaryType': 'nt:unstructured',
    'sling:resourceType': `${testApp}/dialog-form`,
    component: `/apps/tourism-widgets/components/${name}`,
  },
});

/** Which components authors may add stands here, and not on the page: there Sling CMS forgets it after a reload. */
const configuration: JsonNode = {
  'jcr:primaryType': 'sling:OrderedFolder',
  'jcr:content': { 'jcr:primaryType': 'nt:unstructured', 'jcr:title': 'Tests' },
  site: {
    'jcr:primaryType': 'sling:OrderedFolder',
    'jcr:content': { 'jcr:primaryType': 'nt:unstructured', 'jcr:title': 'Tests' },
    policies: {
      'jcr:primaryType': 'sling:Config',
      'sling:resourceType': 'sling-cms/components/caconfig/policies',
      widgets: {
        'jcr:primaryType': 'nt:unstructured',
        'jcr:title': 'Widgets',
        availableComponentTypes: ['Tourism'],
        'sling:resourceType': 'sling-cms/components/caconfig/policy',
        componentConfigurations: { 'jcr:primaryType': 'nt:unstructured' },
      },
    },
    templates: {
      'jcr:primaryType': 'sling:Config',
      'sling:resourceType': 'sling-cms/components/caconfig/templates',
      page: {
        'jcr:primaryType': 'nt:unstructured',
        'jcr:title': 'Page',
        allowedPaths: [`${testPages}.*`],
        'sling:resourceType': 'sling-cms/components/caconfig/template',
        // Sling CMS takes a template without fields for none.
        fields: {
          'jcr:primaryType': 'nt:unstructured',
          title: {
            'jcr:primaryType': 'nt:unstructured',
            name: 'title',
            label: 'Title',
            'sling:resourceType': 'sling-cms/components/editor/fields/text',
          },
        },
        policies: {
          'jcr:primaryType': 'nt:unstructured',
          policymapping: {
            'jcr:primaryType': 'nt:unstructured',
            'sling:resourceType': 'sling-cms/components/caconfig/policymapping',
            pathPattern: '.*',
            policyPath: `/conf/${testApp}/site/policies/widgets`,
          },
        },
      },
    },
  },
};

/** Client libraries are shown to everybody below `/etc.clientlibs`, as AEM does by itself. */
async function showClientLibraries(server: Server): Promise<void> {
  const { hostname, port } = new URL(server.url);
  await server.write(`/etc/map/http/${hostname}.${port || 80}`, {
    'jcr:primaryType': 'sling:OrderedFolder',
    'etc.clientlibs': { 'jcr:primaryType': 'sling:Mapping', 'sling:internalRedirect': ['/apps'] },
  });
  await server.post('/apps/tourism-widgets/clientlibs.modifyAce.json', {
    principalId: 'everyone',
    'privilege@jcr:read': 'granted',
  });
}

/** Components of a page by the names of their nodes: which widget, and what its dialog has stored. */
export type Contents = Readonly<Record<string, { readonly widget: string; readonly stored?: JsonNode }>>;

/**
 * Writes a page of the test site.
 *
 * @returns its path
 */
export async function writePage(
  server: Server,
  name: string,
  contents: Contents,
  properties: JsonNode = {},
): Promise<string> {
  const path = `${testPages}/${name}`;
  const isSling = server.kind === 'sling';
  await server.write(path, {
    'jcr:primaryType': isSling ? 'sling:Page' : 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': isSling ? 'nt:unstructured' : 'cq:PageContent',
      'jcr:title': name,
      published: true,
      'sling:template': `/conf/${testApp}/site/templates/page`,
      'sling:resourceType': isSling ? `${testApp}/page` : 'tourism-widgets/components/page',
      ...properties,
      content: {
        'jcr:primaryType': 'nt:unstructured',
        'sling:resourceType': 'wcm/foundation/components/responsivegrid',
        ...Object.fromEntries(
          Object.entries(contents).map(([node, { widget, stored }]) => [
            node,
            {
              'jcr:primaryType': 'nt:unstructured',
              'sling:resourceType': `${isSling ? `${testApp}/components` : 'tourism-widgets/components'}/${widget}`,
              ...stored,
            },
          ]),
        ),
      },
    },
  });
  return path;
}

/** Where a page is shown. On AEM the editor's parameters are kept off. */
export const addressOf = (page: string): string => `${page}.html?wcmmode=disabled`;

/** Where a widget's dialog is shown by itself. @param node that it is for */
export const formOf = (widget: string, node: string): string =>
  `/apps/${testApp}/components/${widget}/edit.html${node}`;
