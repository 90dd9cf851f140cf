/** What a footnote is called. */
export interface FootnoteMessages {
  /** Name of a reference. @param mark what the text shows, `1` */
  readonly reference: (mark: string) => string;
  /** Name of the way back to it. */
  readonly back: (mark: string) => string;
}

/**
 * Ties references (`<sup><a href="#n1">1</a></sup>`) to their notes (an element with that id in the same text): each
 * says what it is, and each note leads back to where it was first referred to. Ids are made the widget's own, since
 * another text of the page may count its notes alike. A reference without a note is left as it is.
 *
 * @param prefix begins the ids
 * @param create makes an element of the text's document
 */
export function tieFootnotes(
  root: ParentNode,
  prefix: string,
  messages: FootnoteMessages,
  create: (tag: string) => HTMLElement,
): void {
  const notes = new Map([...root.querySelectorAll('[id]')].map((note) => [note.id, note]));
  const tied = new Set<Element>();
  for (const reference of root.querySelectorAll('sup a[href^="#"]')) {
    const name = (reference.getAttribute('href') ?? '').slice(1);
    const note = notes.get(name);
    if (!note || note.contains(reference)) continue;
    const mark = reference.textContent ?? '';
    const id = `${prefix}-${name}`;
    reference.setAttribute('href', `#${id}`);
    reference.setAttribute('role', 'doc-noteref');
    reference.setAttribute('aria-label', messages.reference(mark));
    if (tied.has(note)) continue;
    tied.add(note);
    note.id = id;
    reference.id = `${id}-ref`;
    const back = create('a');
    back.setAttribute('href', `#${id}-ref`);
    back.setAttribute('role', 'doc-backlink');
    back.setAttribute('aria-label', messages.back(mark));
    back.textContent = '↩';
    (note.querySelector(':scope > p:last-child') ?? note).append(back);
  }
}
