/**
 * The drawing that a picture shows: the name that all its sizes and formats share.
 *
 * @param address of a picture, such as `/images/hegra-640.avif`; a mark of a company is its own drawing
 */
export const drawingAt = (address: string): string =>
  /^\/images\/([a-z-]+?)(?:-\d+)?\.(?:avif|jpg)$/u.exec(address)?.[1] ?? address;

/** How far apart two cards stand that are neighbours: beside each other, or in a column of a grid of two, three or four. */
const neighbours = 4;

/**
 * The same items, moved back where the drawing has just been shown: each shows another than the four before it, or else
 * another than the one before it, as long as there is such an item.
 */
export function apart<Item>(items: readonly Item[], drawingOf: (item: Item) => string): Item[] {
  const left = [...items];
  const placed: Item[] = [];
  const isNew = (count: number) => {
    const shown = new Set(count === 0 ? [] : placed.slice(-count).map(drawingOf));
    return left.findIndex((item) => !shown.has(drawingOf(item)));
  };
  while (left.length > 0) {
    const next = [neighbours, 1, 0].map(isNew).find((index) => index >= 0) ?? 0;
    placed.push(...left.splice(next, 1));
  }
  return placed;
}

/** A list of fewer looks empty. */
const few = 3;

/**
 * The same items without those whose drawing the one before shows, for a list whose order may not be changed; all of them
 * where fewer than three would be left.
 */
export function withoutRepeats<Item>(items: readonly Item[], drawingOf: (item: Item) => string): Item[] {
  const names = items.map(drawingOf);
  const others = items.filter((_, index) => names[index] !== names[index - 1]);
  return others.length < few ? [...items] : others;
}
