/** Puts a text on the clipboard. @returns whether it is there: a browser may have no clipboard, or refuse it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
