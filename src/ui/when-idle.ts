/** Ms after which a browser that is never idle is not waited for any longer. */
const timeout = 200;

/** Does something when the browser has nothing else to do. @returns takes it back */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout });
  return () => cancelIdleCallback(handle);
}
