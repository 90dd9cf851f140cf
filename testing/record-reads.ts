/**
 * A configuration that notes which of its fields are read. A field that nothing reads does nothing, whatever it holds.
 *
 * @param reads takes the paths, as `fieldsOf` gives them; those that are no field of the schema too
 */
export function recordReads<Config extends object>(config: Config, reads: Set<string>): Config {
  const recorded = new WeakMap<object, object>();
  const record = <Group extends object>(group: Group, path: string): Group => {
    const pathOf = (key: string) => (Array.isArray(group) ? `${path}[]` : path ? `${path}.${key}` : key);
    const note = (key: string | symbol) => {
      if (typeof key === 'string') reads.add(pathOf(key));
    };
    const known = recorded.get(group);
    if (known) return known as Group;
    const proxy = new Proxy(group, {
      get(target, key) {
        note(key);
        const value: unknown = Reflect.get(target, key);
        return typeof key === 'string' && typeof value === 'object' && value !== null
          ? record(value, pathOf(key))
          : value;
      },
      has(target, key) {
        note(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        note(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    recorded.set(group, proxy);
    return proxy;
  };
  return record(config, '');
}
