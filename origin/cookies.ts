/** Cookies as the login service and the switches of the demo read and write them. */

/** How long the cookies of the site live: 30 days (specification, section 3), in seconds. */
const thirtyDays = 30 * 24 * 60 * 60;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookies of a request by name, URL-decoded where they can be. */
export function readCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() !== '') cookies.set(name.trim(), decode(value.join('=').trim()));
  }
  return cookies;
}

/** Value of a `Set-Cookie` header: whole site, 30 days, `Secure` on https (contract, section 5). */
export function writeCookie(name: string, value: string, secure: boolean): string {
  const flags = `Path=/; Max-Age=${thirtyDays}; SameSite=Lax`;
  return `${name}=${encodeURIComponent(value)}; ${flags}${secure ? '; Secure' : ''}`;
}

/** Value of a `Set-Cookie` header that removes a cookie of the whole site. */
export const removeCookie = (name: string): string => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
