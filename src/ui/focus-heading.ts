/** Leads the focus to the first heading of what a visitor has asked for. */
export function focusHeading(box: Element | null): void {
  const heading = box?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
