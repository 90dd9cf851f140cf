/** Puts a text between two marks of a document, in the place of the one before; throws where a mark is missing. */
export function putBetween(document: string, start: string, end: string, text: string): string;
