import type { Language } from '#src/i18n/languages.ts';

/** What a frame shows, as visitors call it. */
export type EmbedKind = 'film' | 'sound' | 'map' | 'content';

/** Where content of a provider lies: in a frame, and on a page of its own. */
interface Place {
  readonly src: string;
  readonly link: string;
}

/** What is known of a provider. */
interface Provider {
  readonly name: string;
  readonly kind: EmbedKind;
  /** Its hosts, those of its pictures, too. */
  readonly hosts: RegExp;
  /** What the frame's address says where the visitor's press is to start it. */
  readonly start?: readonly [name: string, value: string];
  /** The place of what an address names; undefined for an address that names nothing to embed. */
  readonly find: (url: URL, language: Language) => Place | undefined;
}

/** An id as providers give it: nothing that leads to another path. */
export const embedId = /^[A-Za-z0-9_-]{1,32}$/;

/** The language as Google and Meta write it. */
const regional = (language: Language) => (language === 'zh' ? 'zh-CN' : language);

/** An address with parameters; what is undefined is left out. */
function withParams(base: string, params: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** The segments of a path. */
const segments = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

/** A moment of a film as providers write it: `90`, `90s`, `1m30s`, `1h2m3s`. */
const moment = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** The second at which a film is to begin: what one of these parameters says, or `t` behind `#`. Undefined for the first. */
function startOf({ searchParams, hash }: URL, ...names: readonly string[]): string | undefined {
  const given = [...names.map((name) => searchParams.get(name)), new URLSearchParams(hash.slice(1)).get('t')];
  const [, hours = 0, minutes = 0, seconds = 0] = moment.exec(given.find(Boolean) ?? '') ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return start > 0 ? String(start) : undefined;
}

/** The path of a film at Vimeo: its number, perhaps within a list that holds it, and what stands behind. */
const vimeoFilm =
  /^\/(?:(?:manage\/)?videos?\/|(?:channels|ondemand)\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,32})(?:\/([\w-]+))?\/?$/;

/** A point that a map shows, `lat,lng`. */
const pointLink = (query: string): string =>
  withParams('https://www.google.com/maps/search/?api=1', { query });

/**
 * Providers whose addresses for frames are public and stable, by the names that authors choose. Each takes the addresses that
 * people copy, of a page or of a frame, and gives the frame's: on the host without cookies where there is one, in the page's
 * language where the provider takes one.
 */
export const providers = {
  youtube: {
    name: 'YouTube',
    kind: 'film',
    hosts: /(^|\.)((youtube|youtube-nocookie|ytimg)\.com|youtube\.(com?\.)?[a-z]{2}|youtu\.be)$/,
    start: ['autoplay', '1'],
    find(url, language) {
      const [first = '', second = ''] = segments(url);
      const { searchParams } = url;
      const isShort = url.hostname.endsWith('youtu.be');
      const ofPath = /^(watch|embed|shorts|live|v)$/.test(first) ? second : '';
      const id = isShort ? first : (first === 'watch' && searchParams.get('v')) || ofPath;
      const list = searchParams.get('list');
      const isList = (first === 'playlist' || id === 'videoseries') && list && /^[\w-]{1,64}$/.test(list);
      if (!isList && !embedId.test(id)) return undefined;
      const name = isList ? 'videoseries' : id;
      return {
        src: withParams(`https://www.youtube-nocookie.com/embed/${name}`, {
          list: isList ? list : undefined,
          start: startOf(url, 'start', 't', 'time_continue'),
          hl: regional(language),
          cc_lang_pref: language,
          playsinline: '1',
          rel: '0',
        }),
        link: isList
          ? withParams('https://www.youtube.com/playlist', { list })
          : withParams('https://www.youtube.com/watch', { v: id }),
      };
    },
  },
  vimeo: {
    name: 'Vimeo',
    kind: 'film',
    hosts: /(^|\.)(vimeo|vimeocdn)\.com$/,
    start: ['autoplay', '1'],
    find(url, language) {
      const [, id, ofPath = ''] = vimeoFilm.exec(url.pathname) ?? [];
      // An unlisted film has a key beside its number.
      const h = url.searchParams.get('h') ?? (/^[0-9a-f]{6,32}$/.test(ofPath) ? ofPath : '');
      if (!id || (h && !embedId.test(h))) return undefined;
      const thousandths = Number(url.searchParams.get('ts'));
      const start = thousandths > 0 ? Math.floor(thousandths / 1000) : startOf(url);
      const src = withParams(`https://player.vimeo.com/video/${id}`, { h, dnt: '1', texttrack: language });
      return {
        src: start ? `${src}#t=${start}s` : src,
        link: `https://vimeo.com/${id}${h && `/${h}`}`,
      };
    },
  },
  googleMaps: {
    name: 'Google Maps',
    kind: 'map',
    hosts: /(^|\.)(google|googleapis|gstatic)\.com$/,
    find(url, language) {
      const { pathname, searchParams } = url;
      const isFrame = /^\/maps\/embed(\/|$)/.test(pathname);
      if (!isFrame && !(/^\/maps(\/|$)/.test(pathname) && searchParams.get('output') === 'embed'))
        return undefined;
      const name = pathname.startsWith('/maps/embed/') ? 'language' : 'hl';
      const [, lng, lat] = searchParams.get('pb')?.match(/!2d(-?[\d.]+)!3d(-?[\d.]+)/) ?? [];
      const query = searchParams.get('q') ?? (lat && lng ? `${lat},${lng}` : undefined);
      return {
        src: withParams(url.href, { [name]: regional(language) }),
        link: query ? pointLink(query) : 'https://www.google.com/maps',
      };
    },
  },
  openStreetMap: {
    name: 'OpenStreetMap',
    kind: 'map',
    hosts: /(^|\.)openstreetmap\.org$/,
    find(url) {
      const { pathname, searchParams } = url;
      const box = searchParams.get('bbox')?.split(',').map(Number) ?? [];
      if (pathname !== '/export/embed.html' || box.length !== 4 || !box.every(Number.isFinite))
        return undefined;
      const [minlon, minlat, maxlon, maxlat] = box.map(String);
      const link = withParams('https://www.openstreetmap.org/', { minlon, minlat, maxlon, maxlat });
      return { src: url.href, link };
    },
  },
  soundcloud: {
    name: 'SoundCloud',
    kind: 'sound',
    hosts: /(^|\.)(soundcloud|sndcdn)\.com$/,
    start: ['auto_play', 'true'],
    find(url) {
      const isFrame = url.hostname === 'w.soundcloud.com';
      const named = isFrame ? URL.parse(url.searchParams.get('url') ?? '') : url;
      const isOurs = named && /^https:\/\/((www|m|api)\.)?soundcloud\.com\/.+\/.+/.test(named.href);
      if (!isOurs || (isFrame && !url.pathname.startsWith('/player'))) return undefined;
      return { src: withParams('https://w.soundcloud.com/player/', { url: named.href }), link: named.href };
    },
  },
  spotify: {
    name: 'Spotify',
    kind: 'sound',
    hosts: /(^|\.)(spotify\.com|scdn\.co)$/,
    find(url) {
      const [kind = '', id = ''] = segments(url).filter((part) => !/^(embed|intl-\w+)$/.test(part));
      if (!/^(track|album|playlist|artist|show|episode)$/.test(kind) || !embedId.test(id)) return undefined;
      const path = `${kind}/${id}`;
      return {
        src: `https://open.spotify.com/embed/${path}`,
        link: `https://open.spotify.com/${path}`,
      };
    },
  },
  instagram: {
    name: 'Instagram',
    kind: 'content',
    hosts: /(^|\.)((instagram|cdninstagram)\.com|instagr\.am)$/,
    find(url, language) {
      const [first = '', ...rest] = segments(url);
      // The account's name may stand before it.
      const [kind = '', id = ''] = /^(p|reels?|tv|share)$/.test(first) ? [first, ...rest] : rest;
      if (!/^(p|reels?|tv)$/.test(kind) || !embedId.test(id)) return undefined;
      const link = `https://www.instagram.com/${kind.replace('reels', 'reel')}/${id}/`;
      return { src: withParams(`${link}embed/`, { hl: regional(language).toLowerCase() }), link };
    },
  },
  tiktok: {
    name: 'TikTok',
    kind: 'film',
    hosts: /(^|\.)(tiktok|tiktokcdn)\.com$/,
    start: ['autoplay', '1'],
    find(url) {
      const [, id] =
        url.pathname.match(/\/(?:video|v|player\/v1|embed(?:\/v2)?)\/(\d{1,32})(?:\.html|\/)?$/) ?? [];
      if (!id) return undefined;
      return {
        src: withParams(`https://www.tiktok.com/player/v1/${id}`, { rel: '0' }),
        link: /\/@[^/]+\//.test(url.pathname)
          ? `${url.origin}${url.pathname}`
          : `https://www.tiktok.com/player/v1/${id}`,
      };
    },
  },
} as const satisfies Record<string, Provider>;

/** A provider that is known by rule. */
export type ProviderName = keyof typeof providers;

/** The provider that a host belongs to. */
export function providerOf(hostname: string): ProviderName | undefined {
  const names = Object.keys(providers) as ProviderName[];
  return names.find((name) => providers[name].hosts.test(hostname));
}

/** Hosts and paths of providers whose addresses only lead on to another one, which alone holds an id. */
const onlyLeadsOn =
  /^((vm|vt)\.tiktok\.com|(www\.|m\.)?tiktok\.com\/t|on\.soundcloud\.com|spotify\.link|spoti\.fi|(maps\.app\.)?goo\.gl|(www\.)?instagram\.com\/share)\//;

/** Whether an address is a shortened one of which nobody but its provider knows where it leads. */
export const isShortened = ({ host, pathname }: URL): boolean => onlyLeadsOn.test(host + pathname);

/** What is known of a provider. */
export const knownProvider = (name: ProviderName): Provider => providers[name];
