import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWidgets, widgetsFolder } from '../build/widgets.ts';
import { picturesOf, shownPicture } from './gallery-pictures.ts';

const current = 'picture.22222222.webp';
const earlier = 'picture.11111111.webp';

test.each([
  ['of the present state', [earlier, current], current],
  ['of an earlier one, where it has no other', [earlier], earlier],
  ['none, before the first', [], undefined],
])('the gallery shows a picture of a widget %s', (_what, pictures, shown) => {
  expect(shownPicture(pictures, current)).toBe(shown);
});

test.each(findWidgets().map(({ name }) => name))('the picture of %s weighs at most 25 kB', (widget) => {
  for (const picture of picturesOf(widget))
    expect(statSync(join(widgetsFolder, widget, picture)).size).toBeLessThanOrEqual(25_000);
});
