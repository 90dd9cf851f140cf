import { inSlices, type Steps } from '#src/text/slices.ts';
import { CsvError } from './csv-error.ts';

/** A record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Characters up to its end. */
  readonly end: number;
}

/** A cell, and where it ends. */
interface Cell {
  readonly text: string;
  readonly end: number;
}

function plainCell(text: string, start: number): Cell {
  const stop = /[,\r\n]/g;
  stop.lastIndex = start;
  const end = stop.exec(text)?.index ?? text.length;
  return { text: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, line: number): Cell {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const rest = / *(?=[,\r\n]|$)/y;
  rest.lastIndex = close + 1;
  if (close < 0 || !rest.test(text)) throw new CsvError('quotes', line);
  return { text: text.slice(start + 1, close).replaceAll('""', '"'), end: rest.lastIndex };
}

const breaksIn = (text: string): number => [...text.matchAll(/\r\n?|\n/g)].length;

/**
 * Reads a CSV file (RFC 4180) record by record. Lines end with CRLF, LF or CR; those that hold nothing are passed over.
 *
 * @throws CsvError where quotes do not close, or something follows them
 */
export function* recordsOf(text: string): Generator<CsvRecord, void> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    let isOpen = true;
    while (isOpen) {
      const isQuoted = text[at] === '"';
      const cell = isQuoted ? quotedCell(text, at, line) : plainCell(text, at);
      if (isQuoted) line += breaksIn(cell.text);
      cells.push(cell.text);
      isOpen = text[cell.end] === ',';
      at = cell.end + 1;
    }
    if (text.startsWith('\r\n', at - 1)) at += 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: first, cells, end: at };
  }
}

interface Options {
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Records that are given, without the first. */
  readonly most: number;
}

/** A CSV file whose first line names the columns. */
export interface CsvTable {
  readonly names: readonly string[];
  /** None has more cells than there are names. */
  readonly records: readonly CsvRecord[];
  /** There are more than were asked for. */
  readonly isCut: boolean;
}

/**
 * Reads a CSV file in slices, so that no task is long.
 *
 * @throws CsvError for a file that holds nothing, quotes that do not close and a record with more cells than names; the
 *   signal's reason when it has ended
 */
export const readCsv = (text: string, { signal, most }: Options): Promise<CsvTable> =>
  inSlices(stepsOf(text, most), signal);

/** Characters that are read without a pause: about 2 ms of a slow phone. */
const slice = 65_536;

function* stepsOf(text: string, most: number): Steps<CsvTable> {
  let names: readonly string[] | undefined;
  const records: CsvRecord[] = [];
  let paused = 0;
  for (const record of recordsOf(text)) {
    if (!names) names = record.cells.map((name) => name.trim());
    else if (record.cells.length > names.length) throw new CsvError('cells', record.line);
    else if (records.length === most) return { names, records, isCut: true };
    else records.push(record);
    if (record.end - paused > slice) {
      paused = record.end;
      yield;
    }
  }
  if (!names) throw new CsvError('empty', 1);
  return { names, records, isCut: false };
}
