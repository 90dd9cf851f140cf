/**
 * The document, read so that no element of the page can stand in for a property of it: `<img name="body">`
 * shadows `document.body`, but never the getter on the prototype.
 */

/** A property of the document, past any element that carries its name. */
export function readDocument<Key extends keyof Document>(key: Key): Document[Key] {
  return Reflect.get(Document.prototype, key, document);
}

/** Sets a property of the document (`cookie`, `title`), past any element that carries its name. */
export function writeDocument<Key extends keyof Document>(key: Key, value: Document[Key]): void {
  Reflect.set(Document.prototype, key, value, document);
}

/** The `<html>` element. */
export const pageElement = (): HTMLElement => readDocument('documentElement');

/** The `<body>` element. */
export const pageBody = (): HTMLElement => readDocument('body');

/** The `<head>` element. */
export const pageHead = (): HTMLHeadElement => readDocument('head');

/** The element with this id, as `document.getElementById` would find it. */
export const byId = (id: string): HTMLElement | null => Document.prototype.getElementById.call(document, id);

/** A new element, as `document.createElement` would make it. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
): HTMLElementTagNameMap[Tag] =>
  Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[Tag];
