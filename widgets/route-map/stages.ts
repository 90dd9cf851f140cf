import type { Stage } from './widget.ts';

/** A stage on the line. */
export interface PlacedStage {
  readonly stage: Stage;
  /** From 1. */
  readonly number: number;
  /** Kilometres from the start of the line, as it was measured. */
  readonly from: number;
  readonly to: number;
}

/** Kilometres of all stages; undefined where those of one are not known. */
export function sumOf(stages: readonly Stage[], of: 'km' | 'minutes'): number | undefined {
  const known = stages.flatMap((stage) => stage[of] ?? []);
  return known.length === stages.length && known.length > 0
    ? known.reduce((sum, value) => sum + value, 0)
    : undefined;
}

/**
 * Stages on a line, which divide it as their kilometres say; none where those of one are not known.
 *
 * @param kilometres of the line
 */
export function placeStages(stages: readonly Stage[], kilometres: number): readonly PlacedStage[] {
  const sum = sumOf(stages, 'km');
  if (sum === undefined || kilometres === 0) return [];
  let to = 0;
  return stages.map((stage, index) => {
    const from = to;
    to += ((stage.km ?? 0) / sum) * kilometres;
    return { stage, number: index + 1, from, to };
  });
}

/** The stage at a distance from the start. */
export const stageAt = (stages: readonly PlacedStage[], kilometres: number): PlacedStage | undefined =>
  stages.find(({ to }) => kilometres < to) ?? stages.at(-1);
