/**
 * What a visitor has typed into the search field of a CMS's own markup before the widget took its place: nothing typed
 * is lost.
 *
 * @param fallback what the CMS had put there; undefined on the server
 * @returns empty where nothing was typed
 */
export function fallbackTerm(fallback: ParentNode | undefined): string {
  const field = fallback?.querySelector<HTMLInputElement>('[type="search"]');
  return field && field.value !== field.defaultValue ? field.value : '';
}
