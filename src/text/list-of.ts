/**
 * A list of so many entries, each made by its index; empty for a count below one. Pages with MooTools or Prototype.js have another
 * `Array.from`, which makes no entries.
 *
 * @example listOf(3, (index) => index + 1) // [1, 2, 3]
 */
export function listOf<Entry>(count: number, make: (index: number) => Entry): Entry[] {
  const list: Entry[] = [];
  for (let index = 0; index + 1 <= count; index++) list.push(make(index));
  return list;
}
