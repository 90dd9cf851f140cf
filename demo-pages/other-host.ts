/** The demo's provider of content for frames: its own server under another name, since a provider is on another host. */

/** The host as content names it; where the server runs it has the server's other name. */
export const providerHost = 'embeds.rihla.example';

/** The host of a server on this machine under its other name; any other host has none. */
function otherNameOf({ hostname, host }: URL): string {
  const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return host.replace(/^(localhost|127\.0\.0\.1)/, other);
}

/** What a page's script replaces: the provider's host as content names it, and as the server at this address has it. */
export const providerNames = (address: URL): readonly [named: string, here: string] => [
  providerHost,
  otherNameOf(address),
];

/** A page that names the provider, as the server at this address shows it. */
export function withProvider(html: string, address: URL): string {
  const host = otherNameOf(address);
  return html.replaceAll(`https://${providerHost}`, `http://${host}`).replaceAll(providerHost, host);
}
