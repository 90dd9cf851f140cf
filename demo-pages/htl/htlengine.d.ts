/** The parts of the HTL engine that the demo uses; the package has no types of its own. */
declare module '@adobe/htlengine' {
  export type Template = (runtime: Runtime) => Promise<string>;

  export class Compiler {
    withDirectory(directory: string): this;
    withScriptResolver(find: (directory: string, name: string) => Promise<string>): this;
    withRuntimeVar(names: readonly string[]): this;
    compileToFunction(source: string, directory: string, require: (id: string) => unknown): Promise<Template>;
  }

  export class Runtime {
    setGlobal(values: object): this;
    withResourceLoader(
      load: (runtime: Runtime, path: string, options: Readonly<Record<string, unknown>>) => Promise<string>,
    ): this;
    withIncludeHandler(include: (runtime: Runtime, file: string) => Promise<string>): this;
  }

  const engine: { readonly Compiler: typeof Compiler; readonly Runtime: typeof Runtime };
  export default engine;
}
