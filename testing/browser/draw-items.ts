/** Runs in the page: has all items of catalogues drawn, also those out of view, which a browser leaves out after a second. */
export function drawItems(): void {
  for (const item of document.querySelectorAll('[data-at]'))
    for (const animation of item.getAnimations()) animation.cancel();
}
