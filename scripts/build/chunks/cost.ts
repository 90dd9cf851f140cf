import { brotliCompressSync, constants } from 'node:zlib';
import type { Load } from './loads.ts';
import type { Texts } from './pieces.ts';

/** Bytes of the files of a chunk; 0 where it has none of a kind. */
export type Sizes = readonly [code: number, styles: number, words: number];

/** By the place of a load: 1 where it fetches a chunk. */
export type Fetched = Uint8Array;

/** What a chunk costs however often it is fetched, in bytes of one page: a place in the loader's table, which all pages have. */
const perChunk = 47_000;

/** A chunk below this, in bytes, is a request for too little; sizes here are off by a twentieth. */
const least = 1150;

/** What such a chunk costs. */
const fineForSmall = 40_000;

/** Brotli finds this share of the smaller of two files in the larger one. */
const alike = 0.06;

/** Sizes of texts, each a file. Quality 9 tells plans apart as well as what is served, at a tenth of the time. */
export const sizesOf = ([code, styles, words]: Texts): Sizes => [weigh(code), weigh(styles), weigh(words)];

const weigh = (text: string): number =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Sizes of two chunks that become one, before that has been weighed. */
export const sizesTogether = (one: Sizes, other: Sizes): Sizes => [
  together(one[0], other[0]),
  together(one[1], other[1]),
  together(one[2], other[2]),
];

const together = (one: number, other: number) => one + other - alike * Math.min(one, other);

/** Says what a chunk costs all who fetch it, and all who fetch another one, if that is named. */
export function createCost(
  loads: readonly Load[],
): (sizes: Sizes, fetched: Fetched, also?: Fetched) => number {
  const perByte = Float64Array.from(loads, ({ weight }) => weight);
  const perFile = Float64Array.from(loads, (load) => load.weight * load.perFile);
  return ([code, styles, words], fetched, also = fetched) => {
    let ofBytes = 0;
    let ofFiles = 0;
    for (let place = 0; place < fetched.length; place++)
      if (fetched[place] === 1 || also[place] === 1) {
        ofBytes += perByte[place]!;
        ofFiles += perFile[place]!;
      }
    const bytes = code + styles + words;
    const files = Number(code > 0) + Number(styles > 0) + Number(words > 0);
    return bytes * ofBytes + files * ofFiles + perChunk + (bytes < least ? fineForSmall : 0);
  };
}

/** Who fetches one or the other. */
export function either(one: Fetched, other: Fetched): Fetched {
  const both = one.slice();
  for (let place = 0; place < both.length; place++) both[place]! |= other[place]!;
  return both;
}
