import { toProviders } from '../../src/page/providers.ts';
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
  /** Paths of all modules that a widget needs at once, by the widget's name. */
  readonly needed: ReadonlyMap<string, ReadonlySet<string>>;
}

const triggers = ['load', 'idle', 'visible', 'interaction'];
/** Character code that stands for 0, as in `loader/registry.ts`. */
const zero = 40;

const flags = ({ hasStyles, hasMessages }: ChunkFacts) => 16 * (Number(hasStyles) + 2 * Number(hasMessages));
const toCharacter = (number: number) => String.fromCharCode(zero + number);

/**
 * Packs the table column by column: like stands beside like, which brotli likes. Shared chunks stand behind the widgets,
 * the platform first. `loader/registry.ts` unpacks it.
 */
export function packMap({ widgets, shared }: BuiltWidgets): string {
  const traits = widgets.map(({ load, modes, chunk }) => {
    const mode = modes.length === 2 ? 0 : modes[0] === 'B2C' ? 1 : 2;
    return triggers.indexOf(load) + 4 * mode + flags(chunk);
  });
  const map = {
    names: widgets.map(({ name }) => name).join(' '),
    traits: [...traits, ...shared.map(flags)].map(toCharacter).join(''),
    hashes: [...widgets.map(({ chunk }) => chunk), ...shared].map(({ hash }) => hash).join(''),
    needs: widgets.map(({ needs }) => needs.map(toCharacter).join('')).join(' '),
    providers: toProviders(widgets.map(({ name, provides = [] }) => [name, provides])),
  };
  return `export const map = ${JSON.stringify(map)};`;
}
