import { readCookies } from './cookies.ts';

/** What a developer or a test asks of the fake origin beyond its ordinary behaviour. */
export interface Switches {
  /** Id of a user in users.json who is signed in; `none` for nobody, whatever the tokens say. */
  user?: string | undefined;
  /** Milliseconds to wait before each answer. */
  slow: number;
  /**
   * Short names of endpoints (conventions.md) that fail, or `all`: with 500, or with what stands behind a
   * colon. That is another status (`S1:404`, `all:429`, `S2:204`), for a refusal with its reason (`Q2:409:full`) or the
   * reasons of its fields (`submit:422:email.taken+phone.pattern`), `empty`, `null`, `html`, `truncated`, `bom`
   * (a byte order mark before the answer), `huge` (12 MB), `deep` (nested 100,000 times), `drop` (no answer),
   * `late` (after 20 s), `disorder` (every other answer is overtaken by the next), `shape` (`S1:shape:2`: the values two levels
   * down are of other types), and for the searches
   * `S1:status`, `S2:status` (200 with `status: error`), and for mail choices `N2:changed` (another device has changed
   * the first of them) and `N2:partly` (the first of them cannot be changed). What is none of these counts as not thrown.
   */
  fail: readonly string[];
  /** Session validation answers 401. */
  expired: boolean;
  /** Status of writes without a CSRF token (contract, section 4): 403, or 419; undefined where none is demanded. */
  csrf?: 403 | 419 | undefined;
}

/** Name of the cookie, query parameter (and, with `x-` before it, header) that holds the switches. */
export const switchName = 'demo';

/** No switch thrown. */
export const noSwitches: Switches = { slow: 0, fail: [], expired: false };

/** Ways to write that a switch is not thrown. */
const no = ['', '0', 'false', 'off'];

/** Longer than the 15 s after which the client gives a request up, so that this too can be shown. */
const longestWait = 60_000;

/**
 * Reads one written form of the switches, `user=u-default&slow=800&fail=S1,F1&expired=1&csrf=419`. Switches that
 * are not named keep their value in `base`; a value that makes no sense counts as not thrown.
 */
function parseSwitches(text: string, base: Switches): Switches {
  const query = new URLSearchParams(text);
  const slow = query.get('slow');
  const fail = query.get('fail');
  const expired = query.get('expired');
  const csrf = query.get('csrf');
  const wait = Number(slow);
  return {
    user: query.get('user') || base.user,
    slow: slow === null ? base.slow : wait > 0 ? Math.min(wait, longestWait) : 0,
    fail: fail === null ? base.fail : fail.split(',').filter((name) => name !== ''),
    expired: expired === null ? base.expired : !no.includes(expired),
    csrf: csrf === null ? base.csrf : no.includes(csrf) ? undefined : csrf === '419' ? 419 : 403,
  };
}

/**
 * The switches that hold for a request: its cookie `demo` over `base`, its header `x-demo` over both, its
 * query parameter `demo` over all.
 */
export function readSwitches(request: Request, base: Switches = noSwitches): Switches {
  const written = [
    readCookies(request).get(switchName),
    request.headers.get(`x-${switchName}`),
    new URL(request.url).searchParams.get(switchName),
  ];
  return written.reduce<Switches>(
    (switches, text) => (text ? parseSwitches(text, switches) : switches),
    base,
  );
}
