/** Runs in the page: does to all its texts what the translators of browsers do (trust, row 60). */
export function translate(): void {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, title, [translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`«${text.data}»`);
  }
}

/** Runs in the page: presses every button that is in a widget or was opened by one. */
export async function pressAllButtons(): Promise<void> {
  const buttons = '[data-widget-root] button, [data-tw-root] button';
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    if (button.isConnected) button.click();
    await new Promise((done) => setTimeout(done));
  }
}
