/** What is wrong with a CSV file: it holds nothing, quotes do not close, a record has more cells than the first. */
export type CsvFault = 'empty' | 'quotes' | 'cells';

/** A CSV file that cannot be read. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly fault: CsvFault;
  /** From 1. */
  readonly line: number;

  constructor(fault: CsvFault, line: number) {
    super(`CSV: ${fault}, line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}
