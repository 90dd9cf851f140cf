import type { MissingModuleError } from './icon-by-name.ts';

/** The scope of a widget, by which this room knows it. */
interface Owner {
  /** The widget's name. */
  readonly name: string;
}

/** Names that were reported on the console already. */
const reported = new Set<string>();

/** Names that each widget was given and that no icon has; the same set until something changes. */
const names = new WeakMap<Owner, ReadonlySet<string>>();
const listeners = new Set<() => void>();

/** Says once on the console that no icon has the name that an author chose, and on an author's page in place. */
export function reportUnknownIcon(owner: Owner, { iconName, message }: MissingModuleError): void {
  if (!reported.has(iconName)) console.error(`tourism-widgets: ${owner.name}: ${message}`);
  reported.add(iconName);
  if (unknownIconsOf(owner)?.has(iconName)) return;
  names.set(owner, new Set(unknownIconsOf(owner)).add(iconName));
  for (const listener of listeners) listener();
}

export const unknownIconsOf = (owner: Owner): ReadonlySet<string> | undefined => names.get(owner);

/** Calls back when a widget is given a further unknown name; gives the call that ends it. */
export function subscribeUnknownIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
