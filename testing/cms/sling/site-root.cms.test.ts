import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBrowser } from '../browser.ts';
import { server, release } from './context.ts';
import type { JsonNode } from './server.ts';
import { addressOf, testPages, writePage } from './site.ts';

/**
 * Whoever may edit a page may not decide where code comes from and where tokens go: that is read from the site's root, which
 * is the parent of the language roots.
 */

const browsing = setBrowser();

const node = (properties: JsonNode): JsonNode => ({ 'jcr:primaryType': 'nt:unstructured', ...properties });

/** What the site's administrators have said at its root. */
const ofRoot = {
  userApi: { ssidLoginUrl: '/sso/login', ssidUserInfo: '/sso/userInfo', ssidDomain: server.url },
  allowedOrigins: ['https://forms.example.org'],
  dataLayerName: 'siteEvents',
};

/** A server of the attacker's, which notes who asks it for anything. */
const foreign = createServer((socket) => {
  asked += 1;
  socket.destroy();
});
let asked = 0;
let evil = '';

/** What the author of a page below the root writes into its node, past any dialog. */
const hostile = (): JsonNode =>
  node({
    assetBase: `${evil}/widgets/`,
    apiOrigin: evil,
    stagingOrigin: evil,
    geolocationUrl: `${evil}/place`,
    allowedOrigins: [evil],
    allowedRedirectOrigins: [evil],
    allowedEmbedHosts: [new URL(evil).host],
    authorityName: 'Anybody',
    dataLayerName: 'theirs',
    userApi: node({ ssidLoginUrl: `${evil}/login`, ssidUserInfo: `${evil}/user`, ssidDomain: evil }),
  });

const widgets = {
  login: { widget: 'login-modal', stored: { title: 'Sign in' } },
  text: { widget: 'rich-text', stored: { title: 'Visa', body: '<p>Ask for it early.</p>' } },
};

/** Writes a page below the root. @param site what stands in its node for the site */
const write = (name: string, site?: JsonNode): Promise<string> =>
  writePage(server, `rooted/${name}`, widgets, { ...(site && { site }) });

/** The page as it is sent to a visitor who is not signed in to the system. */
const sent = async (path: string): Promise<string> => (await fetch(server.url + addressOf(path))).text();

const siteOf = (html: string): unknown =>
  JSON.parse(/data-site-config[^>]*>([^<]*)</.exec(html)?.[1] ?? 'null');

beforeAll(async () => {
  foreign.listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  evil = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  const site = node({ ...ofRoot, userApi: node(ofRoot.userApi) });
  await writePage(server, 'rooted', {}, { site });
  for (const name of ['en', 'en/visa']) await write(name);
});
afterAll(() => foreign.close());

test('a page has what the root of its site says', async () => {
  expect(siteOf(await sent(`${testPages}/rooted/en/visa`))).toEqual(ofRoot);
});

describe('a page below the root that names hosts of its own', () => {
  test.each(['en', 'en/visa'])('%s is published as if it did not', async (name) => {
    const path = await write(name);
    const before = await sent(path);
    expect(before).toContain('loader.js');
    await write(name, hostile());
    expect(await sent(path)).toBe(before);
    await write(name);
    if (name === 'en') await write('en/visa');
  });

  test('makes nothing of itself for pages below it, whatever they are called', async () => {
    await write('en/trap', hostile());
    for (const name of ['en/trap/ar', 'en/trap/ar/visa']) {
      const path = await write(name, hostile());
      expect(siteOf(await sent(path)), name).toEqual(ofRoot);
    }
  });

  test('gets neither code nor a token there', async () => {
    const path = await write('en/attack', hostile());
    asked = 0;
    const page = await browsing.newPage();
    await page.context().addCookies([{ name: 'access_token', value: 'secret', url: server.url }]);
    await page.goto(server.url + addressOf(path));
    await page.locator('[data-component="rich-text"][data-status="mounted"]').waitFor();
    expect(await page.evaluate(() => window.tourismWidgets?.version)).toBe(release.version.split('-')[0]);
    expect(asked).toBe(0);
  });

  test('may say what is its own: colours, digits, words', async () => {
    const site = node({ numerals: 'arab', theme: 'blue', labels: '{"close":"Shut"}' });
    expect(siteOf(await sent(await write('en/own', site)))).toEqual({
      ...ofRoot,
      numerals: 'arab',
      theme: 'blue',
      labels: '{"close":"Shut"}',
    });
  });
});
