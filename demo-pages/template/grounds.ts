/**
 * Parts of a page in its whole width, every second one on a ground of its own, so that a long page has a rhythm.
 *
 * @param parts markup of each; an empty one is left out
 * @param first whether the first is on the quiet ground
 */
export const renderOnGrounds = (parts: readonly string[], first: 'page' | 'sunken'): string =>
  parts
    .filter((part) => part !== '')
    .map((part, index) =>
      (index % 2 === 0) === (first === 'sunken') ? `<div class="site-sunken">${part}</div>` : part,
    )
    .join('\n');
