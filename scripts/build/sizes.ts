import type { Language } from '../../src/i18n/languages.ts';
import type { ChunkFacts } from './widget-map.ts';

/** Bytes of a chunk's files as they go over the line. */
export interface Sizes {
  /** Code and styles. */
  filesOf(chunk: ChunkFacts): number;
  /** Words of a language; 0 where it has none. */
  wordsOf(chunk: ChunkFacts, language: Language): number;
}
