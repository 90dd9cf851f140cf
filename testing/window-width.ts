import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window whose width a test changes: media queries of widths answer by it, all others with no. */
export function windowOf(width: number): { readonly resize: (width: number) => void } {
  let current = width;
  const lists = new Set<EventTarget>();
  const holds = (media: string) => {
    const [, sign, limit] = /\(width (>=|<) (\d+)px\)/.exec(media) ?? [];
    return sign === '>=' ? current >= Number(limit) : sign === '<' && current < Number(limit);
  };
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.defineProperty(Object.assign(new EventTarget(), { media }), 'matches', {
      get: () => holds(media),
    });
    lists.add(list);
    return list;
  });
  return {
    resize: (next) =>
      act(() => {
        current = next;
        for (const list of lists) list.dispatchEvent(new Event('change'));
      }),
  };
}
