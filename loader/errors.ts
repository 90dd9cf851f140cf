/** Why a file could not be loaded (specification, section 8). */
export type ChunkReason = 'missing' | 'timeout' | 'error';

/** A code or style file that could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(url: string, reason: ChunkReason, cause?: unknown) {
    super(`Loading chunk ${url} failed (${reason})`, { cause });
  }
}
