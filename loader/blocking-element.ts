/** The properties of the document that React reads. */
const needed = 'createElement createElementNS createTextNode defaultView nodeType addEventListener'.split(
  ' ',
);

/**
 * The name of an element of the page that hides what React needs of the document, so that it cannot draw anything;
 * undefined where none does. Asked before anything is fetched: without `createElement` React cannot even be imported.
 */
export const findBlockingName = (): string | undefined =>
  // An `HTMLImageElement`, an `HTMLFormElement`, or an `HTMLCollection` of several.
  needed.find((name) => /object HTML/.test(Reflect.get(document, name) as string));
