/** An address of the login service as it may be reported: without what it says of the visitor (contract, section 6). */
export const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
