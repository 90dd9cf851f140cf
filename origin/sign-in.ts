import { readCookies, removeCookie, writeCookie } from './cookies.ts';
import type { User } from './data.ts';
import { switchName } from './switches.ts';

/** Cookies that the login service writes (specification, section 3). */
const sessionCookies = ['access_token', 'ssid-access-token', 'ssid-user-data'] as const;

const isSecure = (request: Request): boolean => new URL(request.url).protocol === 'https:';

/** The switches in the request's cookie with another user, or none. */
function switchesWith(request: Request, userId: string | undefined): string {
  const switches = new URLSearchParams(readCookies(request).get(switchName));
  switches.delete('user');
  if (userId !== undefined) switches.set('user', userId);
  return switches.toString();
}

/**
 * `Set-Cookie` values that sign somebody in: `access_token` for consumers, `ssid-access-token` and
 * `ssid-user-data` for business users, each other's removed, and the switch `user`, other switches kept.
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
  return [
    ...written,
    ...others.map(removeCookie),
    writeCookie(switchName, switchesWith(request, user.id), secure),
  ];
}

/** `Set-Cookie` values that sign out whoever is signed in; switches other than `user` stay. */
export function signOutCookies(request: Request): string[] {
  const rest = switchesWith(request, undefined);
  const switches = rest === '' ? removeCookie(switchName) : writeCookie(switchName, rest, isSecure(request));
  return [...sessionCookies.map(removeCookie), switches];
}
