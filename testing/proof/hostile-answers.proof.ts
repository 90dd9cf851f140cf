import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openEach } from '../browser/walk/open-parts.ts';
import { seeAll, setStage } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { everyWidget, signedInAddressOf } from './every-example.ts';
import { hostileTexts } from './hostile-texts.ts';
import { randomOf, type Random } from './random.ts';

/** Each widget, with hostile texts in the fields of all its answers: nothing runs, nothing but a picture is asked of another host. */

const stage = setStage();

/** Each seed puts other texts into other fields. */
const seeds = [1, 2, 3];

/** Fields that say what kind of answer it is: without them nothing of it is read. */
const ofShape =
  /^(?:status|type|types|id|.+Id|ssid|sid|role|roles|success|currency|date|start|end|.+Date|timeZone|kind|state|language)$/;

/**
 * Addresses of other hosts over http are no part of it: a page of https asks for such a picture over https, and this page, which is
 * served over http, reports that its policy does not let it in.
 */
const texts = hostileTexts.filter((text) => {
  const url = URL.parse(text, 'http://own.invalid/');
  return url?.protocol !== 'http:' || url.host === 'own.invalid';
});

/** An answer with hostile texts in some of its fields. */
function spoilt(value: unknown, random: Random, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => spoilt(entry, random, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, spoilt(entry, random, name)]),
    );
  if (typeof value !== 'string' || ofShape.test(key) || random.next() < 0.3) return value;
  return random.next() < 0.5 ? random.of(texts) : `${value} ${random.of(texts)}`;
}

async function spoil(route: Route, random: Random): Promise<void> {
  const response = await route.fetch();
  if (!/json/.test(response.headers()['content-type'] ?? '') || /userInfo/.test(route.request().url()))
    return route.fulfill({ response });
  return route.fulfill({ response, json: spoilt(await response.json(), random) });
}

/** Runs in the page: all addresses that its widgets lead to or ask for. */
const findAddresses = () =>
  [...document.querySelectorAll('[data-component] *')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href'].flatMap((name) => {
      const address = element.getAttribute(name);
      return address === null ? [] : [address];
    }),
  );

/** What Node reads as an address that may run or show something of its own. */
function isUnsafe(address: string, base: string): boolean {
  const url = URL.parse(address, base);
  return (
    url !== null &&
    !/^(?:https?|mailto|tel|sms|geo|webcal|blob):$/.test(url.protocol) &&
    !/^data:image\/(?:png|gif|jpeg|webp|svg\+xml)/.test(address)
  );
}

async function expectHarmless(page: Page, hosts: ReadonlySet<string>, what: string): Promise<void> {
  expect.soft(await page.evaluate(() => Reflect.get(window, 'hostileRan')), what).toBeUndefined();
  const addresses = await page.evaluate(findAddresses);
  expect
    .soft(
      addresses.filter((address) => isUnsafe(address, page.url())),
      what,
    )
    .toEqual([]);
  const own = new URL(page.url()).host;
  expect
    .soft(
      [...hosts].filter((host) => host !== own),
      what,
    )
    .toEqual([]);
}

test.each(everyWidget)(
  '%s shows what is hostile as text',
  { timeout: timeLimit(180_000) },
  async (_name, widget) => {
    const address = signedInAddressOf(widget);
    const hosts = new Set<string>();
    let random = randomOf(0);
    stage.allowFault(/Failed to load resource|^tourism-widgets: /);
    const page = await stage.open('/en/home.html?bar=off', { reducedMotion: 'reduce' }, async (opened) => {
      opened.on('request', (request) => {
        // The contract's policy lets pictures of any host in over https; from a page of https a browser asks for no others.
        if (request.resourceType() === 'image') return;
        if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
      });
      opened.on('dialog', (dialog) => {
        hosts.add(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await opened.route(/\/(?:bin|api|own|geo|libs|sso)\//, (route) => spoil(route, random));
    });
    for (const seed of seeds) {
      random = randomOf(seed);
      hosts.clear();
      await page.goto(address);
      await seeAll(page);
      await page.waitForLoadState('networkidle');
      await expectHarmless(page, hosts, `seed ${seed}`);
      await openEach(page, () => expectHarmless(page, hosts, `seed ${seed}, opened`));
    }
  },
);
