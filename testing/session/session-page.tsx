import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { readConfig } from '#src/schema/read-config.ts';
import type { Language } from '#src/i18n/languages.ts';
import { createPage, type Page, type PageMarks } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { createQueryClient } from '#src/session/query-client.ts';
import { useApi } from '#src/session/useApi.ts';
import { favouritesQuery } from '#src/favourites/favourites-query.ts';
import { useUser } from '#src/session/useUser.ts';
import { createScope, ScopeContext } from '#src/widget/context.ts';
import { createOriginState, type OriginState } from '../../origin/state.ts';
import { startUnitServer } from '../../origin/unit-server.ts';
import { addSourceMessages } from '../source-messages.ts';
import { services } from './services.ts';

export { services };

/** A page with the session's parts on it, before the fake origin. */
export interface SessionPage {
  readonly page: Page;
  readonly client: ReturnType<typeof createQueryClient>;
  /** Draws widgets on the page. */
  readonly show: (children: ReactNode) => void;
}

/** The memory of the fake origin that answers the test. */
export let origin: OriginState;
let server: ReturnType<typeof startUnitServer>['server'];

const cookies = ['access_token', 'ssid-access-token', 'ssid-user-data', 'referralQueryParams', 'current_url'];

/** Gives each test of a file its own origin, and a browser that remembers nothing. */
export function setSession(): void {
  // Loads what a link that needs sign-in fetches, so that these tests do not wait for an import.
  beforeAll(() => import('#src/sign-in/LinkAccessWatch.tsx'));
  beforeEach(() => {
    ({ server, state: origin } = startUnitServer(createOriginState()));
    for (const name of cookies) document.cookie = `${name}=; max-age=0; path=/`;
  });
  afterEach(async () => {
    cleanup();
    // What was asked is answered before the origin goes.
    await settle();
    server.close();
    document.documentElement.removeAttribute('data-tw-unconfirmed');
    window.dispatchEvent(new Event('pagehide'));
    document.documentElement.removeAttribute('data-tw-unconfirmed');
    vi.useRealTimers();
  });
}

/** Makes a page as the platform would. */
export function sessionPage(
  marks: PageMarks = {},
  options: { site?: object; language?: Language } = {},
): SessionPage {
  const { site = { userApi: services }, language = 'en' } = options;
  history.replaceState(null, '', `/${language}/home.html`);
  const page = createPage(marks, {
    url: location.href,
    language,
    site: readConfig(siteSchema, JSON.stringify(site)).config,
    providers: 'user-api=header&sign-in=stand-in&sign-in=login-modal',
  });
  const scope = createScope(page, 'offers', { messages: {}, shared: addSourceMessages(language) });
  const client = createQueryClient();
  return {
    page,
    client,
    show: (children) =>
      void render(
        <QueryClientProvider client={client}>
          <ScopeContext value={scope}>{children}</ScopeContext>
        </QueryClientProvider>,
      ),
  };
}

/** Says who the visitor is, as a widget would. */
export function Who({ label = 'who' }: { readonly label?: string }) {
  const { user, role, isPending } = useUser();
  return (
    <p aria-label={label} role="note" data-personal="">
      {isPending ? 'pending' : user ? `${user.firstName} ${role}` : 'anonymous'}
    </p>
  );
}

/** Shows what the visitor has kept, as a widget would. */
export function Kept() {
  const { user } = useUser();
  const api = useApi();
  const { data } = useQuery(favouritesQuery(api, user));
  return (
    <p aria-label="kept" role="note">
      {data
        ? data
            .map(({ id }) => id)
            .sort()
            .join(' ') || 'nothing'
        : 'unknown'}
    </p>
  );
}

/** What a note on the page says. */
export const said = (label: string): string => screen.getByRole('note', { name: label }).textContent ?? '';

/** Calls of an endpoint that the origin has received. */
export const callsOf = (name: string): Request[] =>
  origin.calls.filter((call) => call.name === name).map(({ request }) => request);

/** Lets everything that is under way come to rest. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Names in a store, and those of cookies. */
export const stored = () => ({
  local: Object.keys(localStorage).sort(),
  session: Object.keys(sessionStorage).sort(),
  cookies: document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(Boolean)
    .sort(),
});

/** Anything at all, for calls whose answer does not matter. */
export const anything = schema(z.unknown());
