/** Listens to events of the window. @returns ends it */
export function listen(
  types: readonly string[],
  call: (event: Event) => void,
  options: AddEventListenerOptions = { passive: true },
): () => void {
  types.forEach((type) => window.addEventListener(type, call, options));
  return () => types.forEach((type) => window.removeEventListener(type, call, options));
}
