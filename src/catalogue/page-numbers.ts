import { listOf } from '#src/text/list-of.ts';

/** Pages beside the current one that have a link. */
const around = 1;

/**
 * The pages to link: the first, the last, the current one and those beside it; `gap` where some are left out. A gap never
 * stands for a single page.
 *
 * @param page current one, from 1
 */
export function pageNumbers(page: number, pages: number): readonly (number | 'gap')[] {
  const all = listOf(pages, (index) => index + 1);
  const isNear = (number: number) => Math.abs(number - page) <= around;
  const isShown = (number: number) => number === 1 || number === pages || isNear(number);
  return all.flatMap((number): (number | 'gap')[] => {
    if (isShown(number)) return [number];
    if (isShown(number - 1) && isShown(number + 1)) return [number];
    return isShown(number - 1) ? ['gap'] : [];
  });
}
