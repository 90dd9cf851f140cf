import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { Skeleton, SkeletonBox } from './Skeleton.tsx';

test.each([
  ['en', 'Loading'],
  ['ar', 'جارٍ التحميل'],
] as const)('in %s what is on its way says so: %s; its boxes say nothing', (language, word) => {
  renderPart(
    <Skeleton>
      <SkeletonBox shape="picture" />
      <SkeletonBox shape="text" lines={3} />
    </Skeleton>,
    { language },
  );
  const busy = screen.getByText(word).parentElement!;
  expect(busy).toHaveAttribute('aria-busy', 'true');
  const boxes = [...busy.querySelectorAll('[aria-hidden]')];
  expect(boxes).toHaveLength(4);
  expect(boxes.filter((box) => box.matches('[data-last]'))).toEqual([boxes[3]]);
});
