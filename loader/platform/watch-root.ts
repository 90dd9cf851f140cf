/** How long the inside of a mount element has to rest before its widget comes back, in ms. */
const rest = 1000;

/** How often a widget comes back within a period, in ms; then it fails, since the page would have it so without end. */
const maximum = 5;
const period = 60_000;

/** When the widget of a mount element came back, by `performance.now()`. */
const returns = new WeakMap<Element, readonly number[]>();

/**
 * Watches whether foreign code takes a widget's root out of its mount element, as live previews and morphing libraries do.
 *
 * @param comeBack called once the inside has rested without the root
 * @param giveUp called instead after too many times
 * @returns ends it
 */
export function watchRoot(
  element: HTMLElement,
  root: HTMLElement,
  comeBack: () => void,
  giveUp: () => void,
): () => void {
  let timer = 0;

  const decide = () => {
    const now = performance.now();
    const recent = (returns.get(element) ?? []).filter((time) => now - time < period);
    const isTooMany = recent.length >= maximum;
    returns.set(element, isTooMany ? [] : [...recent, now]);
    if (isTooMany) giveUp();
    else comeBack();
  };

  const look = () => {
    window.clearTimeout(timer);
    const isLost = root.parentNode !== element;
    // What a widget changes in its own root is not looked at.
    observer.observe(element, { childList: true, subtree: isLost, characterData: isLost });
    if (isLost) timer = window.setTimeout(decide, rest);
  };

  const observer = new MutationObserver(look);
  look();
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
