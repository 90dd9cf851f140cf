/** A link of a house to where it is booked, or to its own site. */
export interface BookingLink {
  readonly kind: 'booking' | 'website';
  readonly opensNewWindow: boolean;
}

/**
 * Where the booking address of a house may lead. Its author lists the hosts that visitors may book at; whatever merely
 * looks like one of them, by another port, a dot at the end or letters of another script, is another host and named a
 * website. This site's own pages need no entry and stay in the window.
 *
 * @param hosts as the browser writes them, with the port where they have one
 * @returns undefined for what may not be linked: no https, or a name and password before the host
 */
export function bookingLink(
  address: string | undefined,
  hosts: readonly string[],
  pageUrl: string,
): BookingLink | undefined {
  const url = address ? URL.parse(address, pageUrl) : null;
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === new URL(pageUrl).origin) return { kind: 'booking', opensNewWindow: false };
  if (url.protocol !== 'https:') return undefined;
  return { kind: hosts.includes(url.host) ? 'booking' : 'website', opensNewWindow: true };
}
