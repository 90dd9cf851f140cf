import { onTestFinished } from 'vitest';

/**
 * Hides an element by `visibility` for the rest of a test. jsdom has no `checkVisibility`, and its elements take the focus
 * although they are hidden.
 */
export function hideByVisibility(element: HTMLElement): void {
  element.style.visibility = 'hidden';
  Element.prototype.checkVisibility = function check({ visibilityProperty } = {}) {
    return !visibilityProperty || getComputedStyle(this).visibility !== 'hidden';
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
}
