/** Seconds by file and by widget. */
export interface SuiteCost {
  readonly files: Readonly<Record<string, number>>;
  readonly widgets: Readonly<Record<string, number>>;
}

/** What a file of tests took, and each of its tests with the names of the groups around it, outermost first. */
export interface FileCost {
  readonly file: string;
  readonly seconds: number;
  readonly tests: readonly { readonly names: readonly string[]; readonly seconds: number }[];
}

export function costOf(files: readonly FileCost[], isWidget: (name: string) => boolean): SuiteCost;
export function sumOf(one: SuiteCost, other: SuiteCost): SuiteCost;
/** What the pages of hosts cost beside what they may cost; undefined where none of them ran. */
export function costOfHosts(
  cost: SuiteCost,
): { readonly line: string; readonly isWithin: boolean } | undefined;
export function dearest(cost: SuiteCost): string[];
export function writeCost(cost: SuiteCost): void;

/** What the runs since the report was begun have cost; undefined before the first. */
export function readCost(): SuiteCost | undefined;
