import type { Mount } from './contract.ts';

/** Empties a mount element and puts its fallback back. */
export function endMount({ undo }: Mount): void {
  for (const step of undo.splice(0)) step();
}
