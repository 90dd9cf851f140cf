/** Has the link to the explorer's other language lead to what this page shows: its document knows no widget. */
export function linkOtherLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('#other-language');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
