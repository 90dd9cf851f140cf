/** The policy under which the bundle runs (contract, section 3). */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Widgets to which the link of a mail leads, with a token in the page's address. */
const takesToken = /data-component="(?:reset-password|unsubscribe-page)"/;

/**
 * What a page tells other pages and servers of its address: nothing where that may hold the token of a mail (catalogue, 65
 * and 69); undefined where the browser decides.
 */
export const referrerPolicyOf = (html: string): string | undefined =>
  takesToken.test(html) ? 'no-referrer' : undefined;

/** Widgets that show content of others, and pages that preview any widget. */
const showsFrames = /data-component="(?:embed-frame|video-player)"|<body[^>]* data-folders=/;

/** Where the frames of the providers lie that are known by rule (docs/embedding.md). */
const frameOrigins = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.google.com',
  'www.openstreetmap.org',
  'w.soundcloud.com',
  'open.spotify.com',
  'www.instagram.com',
  'www.tiktok.com',
].map((host) => `https://${host}`);

/** The policy of a page that shows content of others. @param host a further one that it allows */
const withFrames = (policy: string, host?: string): string =>
  `${policy}; frame-src ${[...(host ? [`http://${host}`] : []), ...frameOrigins].join(' ')}`;

/** That of a preview without a server, which stands in the page itself. */
export const previewPolicy = withFrames(contentSecurityPolicy);

/** The host of another origin whose tiles a map of a page shows, where it is none that the policy lets in by `https:`. */
const tileHost = /"tileUrl": "(http:\/\/[^/"]+)\//;

/** The first host that a page's site configuration allows for frames. */
const allowedHost = /"allowedEmbedHosts": \[\s*"([^"]+)"/;

/**
 * The policy of a page of the demo: one with a translation service drops Trusted Types, which the scripts of such services
 * do not know (contract, section 3); one with content of others lets their frames in, one with a map their tiles; the others
 * need nothing beyond `policy`.
 */
export function policyOf(html: string, policy: string): string {
  const own = html.includes('"translateWidgetUrl":')
    ? policy.replace("; require-trusted-types-for 'script'", '')
    : policy;
  const [, tiles] = tileHost.exec(html) ?? [];
  const withTiles = tiles ? own.replace('img-src ', `img-src ${tiles} `) : own;
  if (!showsFrames.test(html)) return withTiles;
  const [, host] = allowedHost.exec(html) ?? [];
  return withFrames(withTiles, host);
}
