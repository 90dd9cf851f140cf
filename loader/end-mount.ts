import type { Mount } from './contract.ts';

/** Takes away what stands in a mount element and brings the fallback back. */
export function endMount({ undo }: Mount): void {
  for (const step of undo.splice(0)) step();
}
