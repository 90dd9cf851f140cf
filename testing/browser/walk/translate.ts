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

/** Runs in the page: texts of React's that have neighbours, which a translator that wraps them would move apart. */
export function textsWithNeighbours(): string[] {
  const found: string[] = [];
  for (const root of document.querySelectorAll('[data-component] [data-widget-root]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement, parentNode } = walker.currentNode as Text;
      if (!data.trim() || parentElement?.closest('[data-rich-text]')) continue;
      const nodes = [...parentNode!.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
      if (nodes.length > 1) found.push(`"${data}" in ${parentElement?.outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}
