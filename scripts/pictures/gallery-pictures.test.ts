import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWidgets, widgetsFolder } from '../build/widgets.ts';
import { pictureName, picturesOf } from './gallery-pictures.ts';

const widgets = findWidgets().map(({ name }) => name);

test.each(widgets)('the gallery has a picture of %s as it is now', (widget) => {
  expect(picturesOf(widget), 'Missing or of an earlier state: run `npm run gallery`.').toEqual([
    pictureName(widget),
  ]);
});

test.each(widgets)('the picture of %s weighs at most 25 kB', (widget) => {
  for (const picture of picturesOf(widget))
    expect(statSync(join(widgetsFolder, widget, picture)).size).toBeLessThanOrEqual(25_000);
});
