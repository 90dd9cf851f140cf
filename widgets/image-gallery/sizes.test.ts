import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { sizesOf } from './sizes.ts';
import widget from './widget.ts';

const sizes = (layout: string, columns: number, index: number, count = 30) =>
  sizesOf(readValue(widget.schema, { layout, columns }), index, count);

describe('how wide a picture is fetched', () => {
  test.each([
    ['a grid', 'grid', 4, 0, '(min-width: 768px) 33vw, 67vw'],
    ['squares', 'social', 4, 0, '(min-width: 768px) 44vw, 59vw'],
    ['a carousel', 'carousel', 3, 0, '(min-width: 768px) 80vw, 87vw'],
    ['the large one of a mosaic', 'mosaic', 4, 5, '(min-width: 768px) 67vw, 67vw'],
    ['one that is large on a phone alone', 'mosaic', 4, 3, '(min-width: 768px) 33vw, 133vw'],
    ['one that may fill the last row', 'mosaic', 3, 28, '(min-width: 768px) 89vw, 133vw'],
  ])('in %s', (_, layout, columns, index, expected) => {
    expect(sizes(layout, columns, index)).toBe(expected);
  });
});
