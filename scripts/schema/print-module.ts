/** Writes the compiled schemas of a module down as the code of a module: plain data, without zod and without words. */

/** What a module of schemas exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** A module of schemas: its file, and what it exports once Node has loaded it. */
export interface SchemaModule {
  readonly file: string;
  readonly exports: Exports;
}

interface Place {
  readonly file: string;
  readonly expression: string;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Prints a module.
 *
 * @param module the module; every export is plain data
 * @param others modules whose schemas it may be made of: what they export is imported, in place of written once more
 * @throws Error that names the export, for one that is no plain data
 */
export function printModule(module: SchemaModule, others: readonly SchemaModule[]): string {
  const places = new Map<object, Place>();
  const register = (file: string, name: string, value: unknown) => {
    if (!isGroup(value)) return;
    places.set(value, { file, expression: name });
    if (isGroup(value['fields'])) places.set(value['fields'], { file, expression: `${name}.fields` });
  };
  for (const { file, exports } of others)
    for (const [name, value] of Object.entries(exports)) register(file, name, value);
  /** Exports of this module; each is registered once it has been written down. */
  const own = new Map(Object.entries(module.exports).map(([name, value]) => [value, name]));

  const imports = new Map<string, Map<string, string>>();
  const lines: string[] = [];
  const printed = new Set<string>();

  /** The expression for something that another module, or this one, exports. */
  const refer = ({ file, expression }: Place): string => {
    if (file === module.file) return expression;
    const [name = '', ...rest] = expression.split('.');
    const names = imports.get(file) ?? new Map<string, string>();
    imports.set(file, names);
    const local = names.get(name) ?? `$${[...imports.values()].reduce((sum, { size }) => sum + size, 0)}`;
    names.set(name, local);
    return [local, ...rest].join('.');
  };

  const print = (value: unknown, path: string): string => {
    if (Array.isArray(value))
      return `[${value.map((entry, index) => print(entry, `${path}[${index}]`)).join(',')}]`;
    if (!isGroup(value)) {
      if (!['string', 'number', 'boolean'].includes(typeof value) && value !== null)
        throw new Error(`${module.file}: ${path} is a ${typeof value}; only schemas and facts are exported.`);
      return JSON.stringify(value);
    }
    const name = own.get(value);
    if (name !== undefined && name !== path) define(name);
    const place = places.get(value);
    if (place) return refer(place);
    const shared = spreads(value);
    const known = new Set(shared.flatMap((group) => Object.keys(group)));
    const entries = Object.entries(value).filter(([key, entry]) => entry !== undefined && !known.has(key));
    return `{${[
      ...shared.map((group) => `...${refer(places.get(group)!)}`),
      ...entries.map(([key, entry]) => `${JSON.stringify(key)}:${print(entry, `${path}.${key}`)}`),
    ].join(',')}}`;
  };

  /** Groups of fields that stand whole among these: the largest first, each field in one of them. */
  const spreads = (fields: Record<string, unknown>): object[] => {
    const taken = new Set<string>();
    const whole = [...places.keys()].filter((group) => {
      const entries = Object.entries(group);
      return entries.length > 1 && entries.every(([key, node]) => isGroup(node) && fields[key] === node);
    });
    return whole
      .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)
      .filter((group) => {
        const keys = Object.keys(group);
        if (keys.some((key) => taken.has(key))) return false;
        for (const key of keys) taken.add(key);
        return true;
      });
  };

  /** Writes an export down, once; what it is made of stands before it. */
  const define = (name: string) => {
    if (printed.has(name)) return;
    printed.add(name);
    const value = module.exports[name];
    lines.push(`export ${name === 'default' ? 'default' : `const ${name} =`} ${print(value, name)};`);
    if (name !== 'default') register(module.file, name, value);
  };
  for (const name of Object.keys(module.exports)) define(name);

  const importLines = [...imports].map(
    ([file, names]) =>
      `import { ${[...names].map(([name, local]) => `${name} as ${local}`).join(', ')} } from ${JSON.stringify(file)};`,
  );
  return [...importLines, ...lines, ''].join('\n');
}
