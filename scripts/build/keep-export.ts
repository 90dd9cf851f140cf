import { parseSync, Visitor } from 'vite';

/** A stretch of a text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A statement of a module, as far as it decides on what stays. */
interface Statement extends Stretch {
  readonly type: string;
  readonly specifiers?: readonly (Stretch & { readonly local: { readonly name: string } })[];
  readonly source?: Stretch | null;
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly id: Stretch }[];
  readonly id?: Stretch | null;
}

/**
 * A module with one of its exports: what that one needs stays, the rest goes, also its imports and what it does while it is
 * loaded.
 *
 * @param source text of the module, also in TypeScript
 */
export function keepExport(file: string, source: string, kept: string): string {
  const { program } = parseSync(file, source);
  const body = program.body as readonly Statement[];
  const identifiers: (Stretch & { readonly name: string })[] = [];
  /** Where names of members and keys begin, which are no names of the module. */
  const members = new Set<number>();
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || members.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || members.add(key.start)),
    TSPropertySignature: ({ computed, key }) => void (computed || members.add(key.start)),
    Identifier: (node) => void identifiers.push(node),
  }).visit(program);
  const namesIn = ({ start, end }: Stretch) =>
    identifiers.flatMap((one) =>
      one.start >= start && one.end <= end && !members.has(one.start) ? [one.name] : [],
    );
  const declaredBy = ({ specifiers, declaration, ...statement }: Statement): readonly string[] => {
    if (statement.type === 'ImportDeclaration') return specifiers?.map(({ local }) => local.name) ?? [];
    const { declarations, id } = declaration ?? statement;
    return (declarations?.map((one) => one.id) ?? (id ? [id] : [])).flatMap(namesIn);
  };

  const needed = new Set([kept]);
  // A set is walked with what is added meanwhile.
  for (const name of needed)
    for (const statement of body)
      if (statement.type !== 'ImportDeclaration' && declaredBy(statement).includes(name))
        for (const mentioned of namesIn(statement)) needed.add(mentioned);

  return body.reduceRight((text, statement) => {
    const isNeeded = declaredBy(statement).some((name) => needed.has(name));
    if (isNeeded && statement.type !== 'ImportDeclaration') return text;
    const own = source.slice(statement.start, statement.end);
    // What goes leaves its lines, so that the others keep their numbers.
    const lines = own.replaceAll(/[^\n]/g, '');
    return `${text.slice(0, statement.start)}${isNeeded ? importOf(statement) : ''}${lines}${text.slice(statement.end)}`;
  }, source);

  /** An import of what is needed alone: a module that nobody needs is not loaded. */
  function importOf({ specifiers = [], source: from }: Statement): string {
    const texts = specifiers
      .filter(({ local }) => needed.has(local.name))
      .map(({ start, end }) => source.slice(start, end));
    const isNamed = texts.every((text) => !text.startsWith('*'));
    const module = source.slice(from?.start, from?.end);
    return `import ${isNamed ? `{ ${texts.join(', ')} }` : texts.join(', ')} from ${module};`;
  }
}
