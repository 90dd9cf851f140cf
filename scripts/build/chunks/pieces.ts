import type { Rolldown } from 'vite';
import { brotli } from '../brotli.ts';
import { messagesOf } from '../messages.ts';
import type { RegisteredModule } from '../registered.ts';

/** Modules that the same entries need, after the bundler has taken out what nobody uses. */
export interface Piece {
  /** Names it among the pieces. */
  readonly file: string;
  /** Its modules, as the bundler names them. */
  readonly modules: readonly string[];
  /** Pieces that are there when its code runs, by file; without those that only these import. */
  readonly imports: readonly string[];
  /** Pieces that it fetches later, by file. */
  readonly asks: readonly string[];
  /** The module that an entry of the build or an `import()` names, and that this piece begins with. */
  readonly facade?: string;
  /** What it weighs by: code without what binds it to other chunks, styles, words of the language that has most. */
  readonly texts: Texts;
}

export type Texts = readonly [code: string, styles: string, words: string];

/** What binds a chunk to others, minified: imports in front, exports at the end. */
const bindings = /^(?:import(?:\{[^}]*\}from)?"[^"]*";)+|export\{[^}]*\};\s*$/g;

/**
 * The pieces of a build that the bundler has parted by itself: each of its chunks is one.
 *
 * @param registered modules that the build makes, by name, for their words
 * @param folder holds the widgets
 */
export function piecesOf(
  { output }: Pick<Rolldown.RolldownOutput, 'output'>,
  registered: Readonly<Record<string, () => RegisteredModule>>,
  folder: string,
): Piece[] {
  const styles = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])),
  );
  return output
    .filter((file) => file.type === 'chunk')
    .map((chunk): Piece => {
      const words = messagesOf(chunk, registered, undefined, folder);
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => styles.get(file) ?? '');
      return {
        file: chunk.fileName,
        modules: chunk.moduleIds,
        imports: chunk.imports,
        asks: chunk.dynamicImports,
        ...(chunk.facadeModuleId !== null && { facade: chunk.facadeModuleId }),
        texts: [chunk.code.replaceAll(bindings, ''), sheets.join(''), longest([...(words?.values() ?? [])])],
      };
    })
    .toSorted((one, other) => (one.modules.join() < other.modules.join() ? -1 : 1));
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (brotli(text) > brotli(most) ? text : most), '');
