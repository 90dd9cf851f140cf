/**
 * The font faces of the release for a template that shows text before any widget comes. They say `optional`: a browser that
 * does not have a file by the first paint shows the page in the visitor's own fonts and keeps the file for the next page, so
 * that no line breaks anew under a reader. Widgets' own faces give way to them (`src/ui/fonts.css`).
 *
 * @param css minified stylesheet in `assets/` that declares the widgets' faces
 * @returns stylesheet that lies beside the loader
 * @throws Error where no web font would be changed
 */
export function templateFonts(css: string): string {
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).join('');
  const found = faces
    .replaceAll('font-display:swap', 'font-display:optional')
    .replaceAll(/;?font-stretch:99%/g, '')
    .replaceAll('url(./', 'url(assets/');
  if (!/url\(assets\//.test(found) || !found.includes('font-display:optional')) {
    throw new Error('The stylesheet of the platform declares no web font as src/ui/fonts.css does.');
  }
  return found;
}
