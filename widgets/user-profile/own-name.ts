/** What a language calls itself; the code where the browser knows no name, or it is none. */
export function ownName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
