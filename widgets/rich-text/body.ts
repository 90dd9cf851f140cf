/** Characters of markup that are shown (catalogue, 18). */
export const maximumBody = 20_000;

/** The text as far as it is shown: a longer one ends where the last of its elements within the limit ends. */
export function cutBody(body: string): string {
  if (body.length <= maximumBody) return body;
  const cut = body.slice(0, maximumBody);
  for (let start = cut.lastIndexOf('</'); start >= 0; start = cut.lastIndexOf('</', start - 1)) {
    const end = cut.indexOf('>', start);
    if (end >= 0) return cut.slice(0, end + 1);
    if (start === 0) break;
  }
  return cut;
}

/** Whether there is nothing to see: an editor leaves `<p>&nbsp;</p>` behind when its text is deleted. */
export const isBlank = (body: string): boolean =>
  !/<(img|iframe|hr)\b/i.test(body) &&
  body.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|\s|\u200B/gi, '') === '';
