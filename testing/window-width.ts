import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window whose size a test changes: media queries of widths and heights answer by it, all others with no. */
export function windowOf(
  width: number,
  height = 900,
): { readonly resize: (width: number, height?: number) => void } {
  let size = { width, height };
  const lists = new Set<EventTarget>();
  const holds = (media: string) => {
    const [, side, sign, limit] = /\((width|height) (>=|<) (\d+)px\)/.exec(media) ?? [];
    const length = side === 'height' ? size.height : size.width;
    return sign === '>=' ? length >= Number(limit) : sign === '<' && length < Number(limit);
  };
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.defineProperty(Object.assign(new EventTarget(), { media }), 'matches', {
      get: () => holds(media),
    });
    lists.add(list);
    return list;
  });
  return {
    resize: (width, height = size.height) =>
      act(() => {
        size = { width, height };
        for (const list of lists) list.dispatchEvent(new Event('change'));
      }),
  };
}
