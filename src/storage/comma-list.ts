/** Lists kept as one comma-joined string (contract, section 5). */

/** A list as one string; a comma within an entry is kept as `%2C`, and `%` as `%25`. */
export const encodeList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The list a string stands for. Other percent signs, which an older site wrote, are read unchanged. */
export const decodeList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.replace(/%(2C|25)/g, (_, code) => (code === '25' ? '%' : ',')).trim())
    .filter((entry) => entry !== '');
