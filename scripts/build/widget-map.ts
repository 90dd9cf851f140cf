import { toProviders } from '../../src/page/providers.ts';
import { digestOf } from '../../loader/digest.ts';
import type { WidgetTraits } from './widgets.ts';

/** A chunk of the build and what comes with it under the same name. */
export interface ChunkFacts {
  readonly hash: string;
  readonly hasStyles: boolean;
  readonly hasMessages: boolean;
}

/** A widget and its files. */
export interface BuiltWidget extends WidgetTraits {
  readonly chunk: ChunkFacts;
  /** Places in the list of shared chunks, without the platform's. */
  readonly needs: readonly number[];
}

/** All that the loader must know to ask for every file of a widget at once. */
export interface BuiltWidgets {
  readonly widgets: readonly BuiltWidget[];
  /** Chunks that several widgets need; the platform is the first. */
  readonly shared: readonly ChunkFacts[];
  /** What finds the nearest name (`loader/nearest-name.ts`), and with it the list of all names. */
  readonly nameList: ChunkFacts;
}

/** A chunk with what is in it. */
export interface BuiltChunk extends ChunkFacts {
  /** Paths of its modules in the project. */
  readonly modules: readonly string[];
  /** Their code as it is in the chunk before it is minified, by path. */
  readonly rendered: ReadonlyMap<string, string>;
  /** Hashes of all chunks that are there when its code runs, itself excepted. */
  readonly imports: readonly string[];
}

/** Everything that a build says of itself. */
export interface Built extends BuiltWidgets {
  /** All chunks: the platform's, widgets', shared ones and parts. */
  readonly chunks: readonly BuiltChunk[];
  /** Paths of all modules that a widget needs at once, by the widget's name, and a part, by its path. */
  readonly needed: ReadonlyMap<string, ReadonlySet<string>>;
}

const triggers = ['load', 'idle', 'visible', 'interaction'];
/** Character code that stands for 0, as in `loader/registry.ts`. */
const zero = 40;

const flags = ({ hasStyles, hasMessages }: ChunkFacts) => 16 * (Number(hasStyles) + 2 * Number(hasMessages));
const toCharacter = (number: number) => String.fromCharCode(zero + number);

/**
 * Packs the table column by column, and widgets in the order of their needs: brotli shortens what is alike and near. Shared chunks
 * follow the widgets, the platform first, and the list of names is last. `loader/registry.ts` unpacks it.
 *
 * @throws Error where two names have one digest
 */
export function packMap({ widgets: byName, shared, nameList }: BuiltWidgets): string {
  const needsOf = ({ needs }: BuiltWidget) => needs.map(toCharacter).join('');
  const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);
  const widgets = byName.toSorted((one, other) => inOrder(needsOf(one), needsOf(other)));
  const chunks = [...widgets.map(({ chunk }) => chunk), ...shared, nameList];
  const traits = widgets.map(({ load, modes, chunk }) => {
    const mode = modes.length === 2 ? 0 : modes[0] === 'B2C' ? 1 : 2;
    return triggers.indexOf(load) + 4 * mode + flags(chunk);
  });
  const map = {
    // In the order of columns that brotli shortens most.
    traits: [...traits, ...[...shared, nameList].map(flags)].map(toCharacter).join(''),
    needs: widgets.map(needsOf).join(' '),
    hashes: chunks.map(({ hash }) => hash).join(''),
    digests: digestsOf(widgets).join(''),
    providers: toProviders(byName.map(({ name, provides = [] }) => [name, provides])),
  };
  return `export const map = ${JSON.stringify(map)};`;
}

function digestsOf(widgets: readonly BuiltWidget[]): string[] {
  const names = new Map<string, string>();
  for (const { name } of widgets) {
    const digest = digestOf(name);
    const other = names.get(digest);
    if (other !== undefined)
      throw new Error(
        `${other} and ${name} have one digest: a name must differ, or the factor in loader/digest.ts.`,
      );
    names.set(digest, name);
  }
  return [...names.keys()];
}
