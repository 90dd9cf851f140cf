import htlengine, { type Runtime as HtlRuntime, type Template } from '@adobe/htlengine';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { StoredNode } from './resource.ts';
import { WidgetModel } from './widget-model.ts';

const { Compiler, Runtime } = htlengine;
const project = join(import.meta.dirname, '../..');

/** Names that a CMS binds for every script. */
const bindingNames = ['demo', 'currentPage', 'pageProperties', 'wcmmode', 'live', 'resource', 'properties'];

/** What `data-sly-use` names, as the CMS finds classes by their full name. */
const models = new Map<string, unknown>([['tourism.widgets.WidgetModel', WidgetModel]]);

/** Where the base component of all widgets is installed, and where its scripts lie here. */
const baseComponent = '/apps/tourism-widgets/components/widget/';
const baseScripts = join(project, 'cms/aem/htl');

/** A widget's own script of that name; undefined where it has none. */
function ownScript(widget: string, name: string): string | undefined {
  const file = join(project, 'widgets', widget, name);
  return existsSync(file) ? file : undefined;
}

/**
 * Where a script lies that another one names: by its path in the repository, or, as Sling finds what is included, in the
 * component's folder, then in that of the base component; else beside the script.
 */
const findScript = (component: string) => (directory: string, name: string) => {
  if (name.startsWith(baseComponent)) return join(baseScripts, basename(name));
  if (name === 'fallback.html') return ownScript(component, name) ?? join(baseScripts, name);
  return resolve(directory, name);
};

const compiled = new Map<string, { readonly changed: number; readonly template: Promise<Template> }>();

/** What a script is: its file, or its source. */
type Script = { readonly file: string } | { readonly source: string };

/** A script as a function, compiled once as long as its file stays as it is. */
async function compile(script: Script, component: string): Promise<Template> {
  const key = `${component}:${JSON.stringify(script)}`;
  const changed = 'file' in script ? (await stat(script.file)).mtimeMs : 0;
  const known = compiled.get(key);
  if (known?.changed === changed) return known.template;
  const template =
    'file' in script
      ? readFile(script.file, 'utf8').then((source) => compileSource(source, dirname(script.file), component))
      : compileSource(script.source, import.meta.dirname, component);
  template.catch(() => compiled.delete(key));
  compiled.set(key, { changed, template });
  return template;
}

const compileSource = (source: string, directory: string, component: string): Promise<Template> =>
  new Compiler()
    .withDirectory(directory)
    .withScriptResolver(async (from, name) => findScript(component)(from, name))
    .withRuntimeVar(bindingNames)
    .compileToFunction(source, directory, (id) => models.get(id));

/** The one line of HTL that a widget's component has. */
export const mountScript = (widget: string): string =>
  `<sly data-sly-use.widget="${baseComponent}widget.html" data-sly-call="\${widget.mount @ name='${widget}'}"></sly>`;

/**
 * A widget as AEM renders it: its mount element, and in it what stands there until it comes.
 *
 * @param properties its node, as a dialog stores it
 * @param id of the mount element
 */
export const renderMount = (widget: string, properties: StoredNode, id: string): Promise<string> =>
  runScript(
    { source: mountScript(widget) },
    { component: widget, bindings: { resource: { path: id, properties }, wcmmode: {} } },
  );

/** What a script is run with. */
interface Run {
  /** The component that it belongs to: includes are looked for in its folder first. */
  readonly component: string;
  readonly bindings: object;
  /** Renders what `data-sly-resource` names. */
  readonly include?: (path: string, options: Readonly<Record<string, unknown>>) => Promise<string>;
}

/** Renders a script by a real HTL engine. */
export async function runScript(script: Script, run: Run): Promise<string> {
  const { component, bindings, include = async () => '' } = run;
  const template = await compile(script, component);
  const runtime = new Runtime()
    .setGlobal({ resource: {}, properties: {}, ...bindings })
    .withIncludeHandler((_runtime: HtlRuntime, included: string) =>
      runScript({ file: resolve(included) }, run),
    )
    .withResourceLoader((_runtime: HtlRuntime, path: string, options) => include(path, options));
  return template(runtime);
}
