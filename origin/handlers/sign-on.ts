import { HttpResponse, type HttpHandler } from 'msw';
import { directionOf, toLanguage, type Language } from '#src/i18n/languages.ts';
import { readCookies } from '../cookies.ts';
import { userById } from '../data.ts';
import { endpoint, type Call } from '../endpoint.ts';
import { loginPage, loginStyles } from '../login-page.ts';
import { signInCookies, signOutCookies } from '../sign-in.ts';
import { refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Sends the browser on, with cookies set. */
function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** The address, if it leads to the site itself: nobody is sent elsewhere after signing in. */
function sameOrigin(address: string | null | undefined, url: URL): string | undefined {
  const target = address && URL.canParse(address, url) ? new URL(address, url) : undefined;
  return target?.origin === url.origin ? target.href : undefined;
}

/** Where a language lives when the call does not say it: the page that led here, the one kept in a cookie. */
function languageFrom({ request, url }: Call): Language {
  const pages = [request.headers.get('referer'), readCookies(request).get('current_url')];
  const segments = pages
    .map((page) => sameOrigin(page, url))
    .map((page) => page && new URL(page).pathname.split('/')[1]);
  const given = [url.searchParams.get('lang'), ...segments];
  return given.map(toLanguage).find((language) => language !== undefined) ?? 'en';
}

function showLogin(call: Call): Response {
  const language = languageFrom(call);
  const page = loginPage(language, directionOf(language), call.url.searchParams.get('postLoginUrl') ?? '');
  return HttpResponse.html(page, { headers: { 'Cache-Control': 'no-store' } });
}

async function signIn({ request, url }: Call): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const [id, target, lang] = ['user', 'postLoginUrl', 'lang'].map((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  });
  const user = userById(id);
  if (!user) return refuseFields({ user: 'required' }, 400);
  const home = `/${toLanguage(lang) ?? 'en'}/home.html`;
  const next = sameOrigin(target, url) ?? sameOrigin(readCookies(request).get('current_url'), url) ?? home;
  return redirect(next, signInCookies(user, request));
}

/**
 * The sign-on service. `GET /sso/login` shows who can sign in, choosing somebody sets the cookies that the
 * real service would and leads back; `GET /sso/logout` removes them and leads to the language's home.
 */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'SSO', 'get', '/sso/login', showLogin),
  endpoint(state, 'SSO', 'post', '/sso/login', signIn),
  endpoint(state, 'SSO', 'get', '/sso/logout', (call) =>
    redirect(`/${languageFrom(call)}/home.html`, signOutCookies(call.request)),
  ),
  endpoint(
    state,
    'SSO',
    'get',
    '/sso/sso.css',
    () => new Response(loginStyles, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
  ),
];
