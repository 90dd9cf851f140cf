import { useSyncExternalStore } from 'react';

/** Below this width preview and form stand one above the other (`page.css`). */
const narrow = '(width < 64rem)';

const subscribe = (listen: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
};

/** Whether the window is as narrow as that of a phone or an upright tablet. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
