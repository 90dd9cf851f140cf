import htlengine, { type Runtime as HtlRuntime, type Template } from '@adobe/htlengine';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { resourceAt, WidgetModel, type StoredNode } from './resource.ts';

const { Compiler, Runtime } = htlengine;
const folder = import.meta.dirname;

/** Names that templates may use, each an object that a CMS binds for them. */
export interface Bindings {
  readonly demo: object;
  readonly currentPage: object;
  readonly pageProperties: object;
  readonly wcmmode: { readonly edit: boolean };
  readonly live: object;
}

const bindingNames = ['demo', 'currentPage', 'pageProperties', 'wcmmode', 'live', 'resource', 'properties'];

/** What `data-sly-use` names, as the CMS finds classes by their full name. */
const models = new Map<string, unknown>([['com.example.tourism.core.models.WidgetModel', WidgetModel]]);

const compiled = new Map<string, { readonly changed: number; readonly template: Promise<Template> }>();

/** The template of a file, compiled once as long as the file and what lies beside it stay as they are. */
async function compile(file: string): Promise<Template> {
  const changed = (await stat(file)).mtimeMs;
  const known = compiled.get(file);
  if (known?.changed === changed) return known.template;
  const directory = dirname(file);
  const template = readFile(file, 'utf8').then((source) =>
    new Compiler()
      .withDirectory(directory)
      .withRuntimeVar(bindingNames)
      .compileToFunction(source, directory, (id) => models.get(id)),
  );
  template.catch(() => compiled.delete(file));
  compiled.set(file, { changed, template });
  return template;
}

/** A name that may stand in a path: no separators, no dots. */
const isFileName = (name: string) => /^[a-z][a-z-]*$/.test(name);

/**
 * Renders a page of a content repository by the HTL templates beside this file, with a real HTL engine.
 *
 * @param content the page's content node
 * @param bindings what else templates may use
 */
export async function renderHtl(content: StoredNode, bindings: Bindings): Promise<string> {
  const run = async (file: string, more: object): Promise<string> => {
    const template = await compile(file);
    const runtime = new Runtime()
      .setGlobal({ ...bindings, resource: {}, properties: {}, ...more })
      .withIncludeHandler((_runtime: HtlRuntime, included: string) => run(resolve(included), more))
      .withResourceLoader((_runtime: HtlRuntime, path: string, options) => include(path, options));
    return template(runtime);
  };

  const include = async (path: string, options: Readonly<Record<string, unknown>>): Promise<string> => {
    const resource = resourceAt(content, path);
    const component = resource.resourceType.split('/').at(-1) ?? '';
    if (!isFileName(component)) throw new Error(`${resource.path} is of no type that has a template.`);
    const html = await run(join(folder, 'components', `${component}.html`), {
      resource,
      properties: resource.properties,
    });
    const tag = options['decorationTagName'];
    if (options['decoration'] === false || typeof tag !== 'string') return html;
    const marks = `class="${String(options['cssClassName'])}" data-component="${resource.resourceType}"`;
    // The editor finds what it edits by a marker after each component.
    const marker = bindings.wcmmode.edit ? `<cq data-path="/content/tourism/${resource.path}"></cq>` : '';
    return `<${tag} ${marks}>\n${html}\n</${tag}>${marker}`;
  };

  return run(join(folder, 'page.html'), {});
}
