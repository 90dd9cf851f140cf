/** Observers of the page that a test shows. */
const observers = new Set<MutationObserver>();

/** A loader has no end of its own: it lives as long as its observer, which goes with the page of the test. */
export class PageObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.add(this);
  }

  override disconnect() {
    super.disconnect();
    observers.delete(this);
  }
}

/** Ends the page: its loader no longer mounts what comes to the document. */
export function endPage(): void {
  for (const observer of observers) observer.disconnect();
}
