/** What React asks the document for; an element of that name hides it. */
const needed = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'defaultView',
  'nodeType',
  'addEventListener',
] as const;

/**
 * Says which element of the page keeps React from drawing anything; undefined where none does. Asked before anything is
 * fetched: without `createElement` React cannot even be imported.
 */
export function describeBlockingElement(): string | undefined {
  for (const name of needed) {
    const found: unknown = document[name];
    const element = found instanceof HTMLCollection ? found[0] : found;
    if (element instanceof Element)
      return `an element of the page, <${element.localName}> with the name "${name}", hides document.${name}: rename it`;
  }
  return undefined;
}
