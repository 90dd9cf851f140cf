/** One stretch of a text that is replaced, in UTF-16 units. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Cells of the table in which lines are compared; a pair of texts of two thousand lines each has as many. */
const mostCells = 4_000_000;

/**
 * What has to change for one text to become another: nothing in lines that both have in the same order, and in the others
 * all but what they begin and end with alike. So a caret and what is in view stay where they are as far as possible. No
 * character of two units is cut.
 *
 * @returns changes in the order of the text, none of which touches another; their places are those of the first text
 */
export function minimalChanges(before: string, after: string): readonly Change[] {
  const whole = changeWithin(before, after, 0);
  if (!whole) return [];
  const start = before.slice(0, whole.from).lastIndexOf('\n') + 1;
  const old = linesOf(before.slice(start));
  const young = linesOf(after.slice(start));
  let same = 0;
  while (same < Math.min(old.length, young.length) - 1 && old.at(-1 - same) === young.at(-1 - same))
    same += 1;
  const [oldLines, youngLines] = [old.slice(0, old.length - same), young.slice(0, young.length - same)];
  if (oldLines.length * youngLines.length > mostCells) return [whole];

  const changes: Change[] = [];
  let at = start;
  let [gone, come] = ['', ''];
  const close = () => {
    const change = changeWithin(gone, come, at - gone.length);
    if (change) changes.push(change);
    [gone, come] = ['', ''];
  };
  for (const [kind, line] of compareLines(oldLines, youngLines)) {
    if (kind === 'same') close();
    if (kind === 'gone') gone += line;
    if (kind === 'come') come += line;
    else at += line.length;
  }
  close();
  return changes;
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

type Compared = readonly [kind: 'same' | 'gone' | 'come', line: string];

/** Walks the longest row of lines that both have in the same order. */
function compareLines(old: readonly string[], young: readonly string[]): readonly Compared[] {
  const width = young.length + 1;
  // How many lines both have in common from a line of each to the end.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = young.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === young[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const compared: Compared[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < young.length) {
    const [gone, come] = [old[row], young[column]];
    if (gone !== undefined && gone === come) {
      compared.push(['same', gone]);
      row += 1;
      column += 1;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      compared.push(['gone', gone]);
      row += 1;
    } else {
      compared.push(['come', come ?? '']);
      column += 1;
    }
  }
  return compared;
}

const isSecondHalf = (unit: string | undefined): boolean =>
  unit !== undefined && /^[\uDC00-\uDFFF]$/.test(unit);

/** One change between two texts, of which the first begins at an offset. */
function changeWithin(before: string, after: string, offset: number): Change | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (start > 0 && (isSecondHalf(before[start]) || isSecondHalf(after[start]))) start -= 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (end > 0 && isSecondHalf(before[before.length - end])) end -= 1;
  return {
    from: offset + start,
    to: offset + before.length - end,
    insert: after.slice(start, after.length - end),
  };
}
