import type { Piece, Texts } from './pieces.ts';

interface Traits {
  readonly imports?: readonly string[];
  readonly asks?: readonly string[];
  /** Whether an entry, or an `import()`, names it. */
  readonly facade?: boolean;
  readonly texts?: Texts;
}

/** A piece for tests: one module of its own name. */
export const piece = (
  name: string,
  { imports = [], asks = [], facade = false, texts }: Traits = {},
): Piece => ({
  file: name,
  modules: [name],
  imports,
  asks,
  ...(facade && { facade: name }),
  texts: texts ?? [name, '', ''],
});
