import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Hands the focus from a button of a list to the button at the same place in the list that replaces it.
 *
 * @returns the `ref` of either list
 */
export function useFocusHeir(): RefCallback<HTMLElement> {
  const heir = useRef(-1);
  return useCallback((list) => {
    const buttons = [...list!.querySelectorAll('button')];
    buttons[heir.current]?.focus();
    return () => {
      heir.current = buttons.findIndex((button) => button.matches(':focus'));
    };
  }, []);
}
