/**
 * Where a picture lies for the explorer itself: configurations name the demo's files from the root of a site, and this copy
 * of the explorer need not stand there.
 */
export const inThisCopy = (address: string): string => (/^\/(?!\/)/.test(address) ? `.${address}` : address);
