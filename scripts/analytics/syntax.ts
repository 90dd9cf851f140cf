import { parseSync } from 'vite';

/** A node of a module's syntax tree, as far as it is looked at here. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A module's syntax and the modules that it imports for their values, by the names they go by. */
export interface ParsedModule {
  readonly program: SyntaxNode;
  readonly imports: readonly string[];
  /** Specifier by the name that is imported from it. */
  readonly importedFrom: ReadonlyMap<string, string>;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Nodes right below another, in the order of the text. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** A node and all below it, types left out. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return;
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** A node that a key leads to. */
export const nodeAt = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** Nodes of a list that a key leads to. */
export const nodesAt = (node: SyntaxNode | undefined, key: string): readonly SyntaxNode[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The name of an identifier or of a plain key. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : undefined;
}

/** An expression without what only types say of it (`… as const`). */
export const bare = (node: SyntaxNode | undefined): SyntaxNode | undefined =>
  node && /^(TS\w+Expression|ParenthesizedExpression)$/.test(node.type)
    ? bare(nodeAt(node, 'expression'))
    : node;

/**
 * Reads a module.
 *
 * @param file its path, whose ending says the language
 */
export function parseModule(file: string, source: string): ParsedModule {
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be read'}`);
  const values = module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType));
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start, end).replaceAll(/['"`]/g, ''),
  );
  return {
    program: program as unknown as SyntaxNode,
    imports: [...values.map(({ moduleRequest }) => moduleRequest.value), ...later],
    importedFrom: new Map(
      values.flatMap(({ entries, moduleRequest }) =>
        entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
      ),
    ),
  };
}
