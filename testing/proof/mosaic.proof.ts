import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from '../browser/stage.ts';

/** A mosaic of pictures has no hole, however many there are. */

const stage = setStage();
const counts = Array.from({ length: 13 }, (_, index) => index + 2);
const picture = { desktopImage: '/images/hegra-640.avif', alt: 'Hegra' };

test.each([
  [390, 2],
  [1440, 3],
  [1440, 4],
] as const)('at %i px in %i columns, from 2 to 14 pictures', async (width, columns) => {
  const galleries = counts.map((count) =>
    mountElement(
      'image-gallery',
      { layout: 'mosaic', columns, images: Array.from({ length: count }, () => ({ image: picture })) },
      { id: `of-${count}`, load: 'load' },
    ),
  );
  const page = await stage.show(galleries.join(''), { context: { viewport: { width, height: 900 } } });
  await settled(page);
  const holes = await page.locator('[data-layout="mosaic"]').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { gridTemplateColumns, gridTemplateRows, columnGap, rowGap } = getComputedStyle(list);
      const [width, height] = [gridTemplateColumns, gridTemplateRows].map((tracks) => parseFloat(tracks));
      const cells = [gridTemplateColumns, gridTemplateRows].map((tracks) => tracks.split(' ').length);
      const filled = [...list.children].map((item) => {
        const box = item.getBoundingClientRect();
        const across = (box.width + parseFloat(columnGap)) / (width! + parseFloat(columnGap));
        return (
          Math.round(across) * Math.round((box.height + parseFloat(rowGap)) / (height! + parseFloat(rowGap)))
        );
      });
      const left = cells[0]! * cells[1]! - filled.reduce((sum, one) => sum + one, 0);
      return left === 0 ? [] : [`${list.children.length} pictures: ${left} empty`];
    }),
  );
  expect(await page.locator('[data-layout="mosaic"]').count()).toBe(counts.length);
  expect(holes).toEqual([]);
});
