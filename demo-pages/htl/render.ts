import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resourceAt, type StoredNode } from './resource.ts';
import { mountScript, runScript } from './engine.ts';

const folder = import.meta.dirname;

/** Names that templates may use, each an object that a CMS binds for them. */
export interface Bindings {
  readonly demo: object;
  readonly currentPage: object;
  readonly pageProperties: object;
  readonly wcmmode: { readonly edit: boolean };
  readonly live: object;
}

/** A name that may stand in a path: no separators, no dots. */
const isFileName = (name: string) => /^[a-z][a-z-]*$/.test(name);

/**
 * Renders a page of a content repository by the HTL templates beside this file, with a real HTL engine; its widgets by the
 * scripts that are packaged for AEM.
 *
 * @param content the page's content node
 * @param bindings what else templates may use
 */
export async function renderHtl(content: StoredNode, bindings: Bindings): Promise<string> {
  const include = async (path: string, options: Readonly<Record<string, unknown>>): Promise<string> => {
    const resource = resourceAt(content, path);
    const component = resource.resourceType.split('/').at(-1) ?? '';
    if (!isFileName(component)) throw new Error(`${resource.path} is of no type that has a template.`);
    const own = join(folder, 'components', `${component}.html`);
    const html = await runScript(existsSync(own) ? { file: own } : { source: mountScript(component) }, {
      component,
      bindings: { ...bindings, resource, properties: resource.properties },
      include,
    });
    const tag = options['decorationTagName'];
    if (options['decoration'] === false || typeof tag !== 'string') return html;
    const marks = `class="${String(options['cssClassName'])}" data-component="${resource.resourceType}"`;
    // The editor finds what it edits by a marker after each component.
    const marker = bindings.wcmmode.edit ? `<cq data-path="/content/tourism/${resource.path}"></cq>` : '';
    return `<${tag} ${marks}>\n${html}\n</${tag}>${marker}`;
  };

  return runScript({ file: join(folder, 'page.html') }, { component: 'page', bindings, include });
}
