import { useState, type KeyboardEvent } from 'react';
import type { Direction } from '#src/i18n/languages.ts';

/** What can have the focus in a toolbar. */
const controls = 'button, select';

/**
 * Makes controls one stop for Tab, among which the arrows lead (APG: toolbar). Where the one that had the focus is gone, the
 * first takes its place.
 *
 * @param keys of the controls that are there, in their order
 * @param direction in which they stand: media controls from left to right on every page
 */
export function useToolbar(keys: readonly string[], direction: Direction = 'ltr') {
  const [active, setActive] = useState<string>();
  const stop = active !== undefined && keys.includes(active) ? active : keys[0];
  const [left, right] = direction === 'rtl' ? [1, -1] : [-1, 1];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)];
    const from = all.findIndex((control) => control === event.target);
    const to = { ArrowLeft: from + left, ArrowRight: from + right, Home: 0, End: all.length - 1 }[event.key];
    if (from < 0 || to === undefined) return;
    // A list of options would change by them, too.
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };

  return {
    toolbar: { role: 'toolbar', onKeyDown } as const,
    control: (key: string) => ({
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => setActive(key),
    }),
  };
}
