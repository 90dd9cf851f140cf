/**
 * Reads filters of AEM's Dispatcher as its documentation says: rules in order, the last one that matches decides, without
 * one a request is denied. A pattern in double quotes is a glob, one in single quotes a regular expression of the whole text.
 */

interface Rule {
  readonly name: string;
  readonly isAllowed: boolean;
  /** What must match: `method`, `url`, `path`, `selectors`, `extension`, `suffix`, `query`. */
  readonly patterns: ReadonlyMap<string, RegExp>;
}

/** What the parts of an address are called in a rule. */
type Parts = Readonly<Record<string, string>>;

const globOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^${}()|\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );

/**
 * Reads a file of rules.
 *
 * @throws Error for a line that is neither a rule nor a comment, or a property that the reader does not know
 */
function readRules(text: string): Rule[] {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  return lines.map((line) => {
    const [, name = '', body] = /^\s*\/(\w+) \{(.*)\}\s*$/.exec(line) ?? [];
    if (body === undefined) throw new Error(`This is no rule: ${line}`);
    const properties = [...body.matchAll(/\/(\w+) (?:"([^"]*)"|'([^']*)')/g)];
    if (body.replaceAll(/\/\w+ (?:"[^"]*"|'[^']*')/g, '').trim() !== '')
      throw new Error(`Not all of this rule can be read: ${line}`);
    const known = ['type', 'method', 'url', 'path', 'selectors', 'extension', 'suffix', 'query'];
    const unknown = properties.find(([, property = '']) => !known.includes(property));
    if (unknown) throw new Error(`${unknown[1]} is no property of a rule: ${line}`);
    const patterns = new Map(
      properties.map(([, property = '', glob, expression]) => [
        property,
        glob === undefined ? new RegExp(`^(?:${expression})$`) : globOf(glob),
      ]),
    );
    const isAllowed = properties.some(([, property, value]) => property === 'type' && value === 'allow');
    patterns.delete('type');
    return { name, isAllowed, patterns };
  });
}

/** The parts of a request, as Sling takes an address apart when it knows no resource. */
function partsOf(method: string, address: string, isUrlWhole: boolean): Parts {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const [, resource = '', named = '', suffix = ''] = /^([^.]*)\.?([^/]*)(.*)$/s.exec(path) ?? [];
  const names = named.split('.');
  const extension = names.pop() ?? '';
  return {
    method,
    url: isUrlWhole ? address : path,
    path: resource,
    selectors: names.join('.'),
    extension,
    suffix,
    query,
  };
}

/**
 * Whether filters let a request through.
 *
 * @param text the rules, in the order in which they are included
 * @param address path and query
 * @param isUrlWhole whether `/url` is compared with path and query; the documentation leaves it open, so that rules have to
 *   mean the same either way
 */
export function isLetThrough(text: string, method: string, address: string, isUrlWhole: boolean): boolean {
  const parts = partsOf(method, address, isUrlWhole);
  const matching = readRules(text).filter(({ patterns }) =>
    [...patterns].every(([property, pattern]) => pattern.test(parts[property] ?? '')),
  );
  return matching.at(-1)?.isAllowed ?? false;
}
