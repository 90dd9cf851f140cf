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

/**
 * Runs in the page: presses the buttons that are in a widget or were opened by one. Of those that are drawn alike, such as the
 * values of a filter or the hearts of cards, each example has its first ones pressed.
 *
 * @param most how many of one kind
 */
export async function pressButtons(most: number): Promise<void> {
  const kindOf = (button: Element) =>
    [button, ...button.querySelectorAll('*')]
      .map((part) => `${part.tagName}.${part.getAttribute('class')}`)
      .concat(button.closest('[data-component]')?.id ?? 'page')
      .join();
  const pressed = new Map<string, number>();
  const buttons = '[data-widget-root] button, [data-tw-root] button';
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const kind = kindOf(button);
    const times = pressed.get(kind) ?? 0;
    if (times === most || !button.isConnected) continue;
    pressed.set(kind, times + 1);
    button.click();
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
