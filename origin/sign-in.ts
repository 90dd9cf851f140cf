import { readCookies, removeCookie, writeCookie } from './cookies.ts';
import { userByToken, type User } from './data.ts';
import { switchName } from './switches.ts';

/** Cookies that the login service writes (specification, section 3). */
const sessionCookies = ['access_token', 'ssid-access-token', 'ssid-user-data'] as const;

const isSecure = (request: Request): boolean => new URL(request.url).protocol === 'https:';

/** The cookie of switches without `user`: from now on the tokens tell who is signed in, until they are cleared. */
function switchesWithoutUser(request: Request): string {
  const switches = new URLSearchParams(readCookies(request).get(switchName));
  switches.delete('user');
  const rest = switches.toString();
  return rest === '' ? removeCookie(switchName) : writeCookie(switchName, rest, isSecure(request));
}

/**
 * `Set-Cookie` values that sign somebody in: `access_token` for consumers, `ssid-access-token` and
 * `ssid-user-data` for business users, each other's removed, as is the switch `user`; other switches are kept.
 */
export function signInCookies(user: User, request: Request): string[] {
  const secure = isSecure(request);
  const token = user.mode === 'B2B' ? 'ssid-access-token' : 'access_token';
  const written =
    user.mode === 'B2B'
      ? [
          writeCookie(token, user.accessToken, secure),
          writeCookie('ssid-user-data', JSON.stringify(user.profile), secure),
        ]
      : [writeCookie(token, user.accessToken, secure)];
  const others = sessionCookies.filter((name) => !written.some((cookie) => cookie.startsWith(`${name}=`)));
  return [...written, ...others.map(removeCookie), switchesWithoutUser(request)];
}

/** `Set-Cookie` values that sign out whoever is signed in; switches other than `user` stay. */
export const signOutCookies = (request: Request): string[] => [
  ...sessionCookies.map(removeCookie),
  switchesWithoutUser(request),
];

/** Who is signed in by the cookies that the login service has written. */
export function userOfCookies(request: Request): User | undefined {
  const cookies = readCookies(request);
  return userByToken(cookies.get('ssid-access-token')) ?? userByToken(cookies.get('access_token'));
}
