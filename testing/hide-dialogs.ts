import { vi } from 'vitest';

/** Gives everything a box but dialogs, as on a page that hides what they stand in. Until mocks are restored. */
export function hideDialogs(): void {
  const box = new DOMRect(0, 0, 100, 100);
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.closest('dialog') ? [] : [box]) as unknown as DOMRectList;
  });
}
