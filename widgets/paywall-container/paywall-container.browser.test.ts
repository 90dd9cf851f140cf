import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { userById } from '#origin/data.ts';
import { leaveAndReturn, storable, withCache } from '#testing/browser/back-forward.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What a member may read, in the back/forward cache and in a second tab. */

const stage = setStage();
const article = '/en/articles/first-light?bar=off';
const canary = 'Half an hour before sunrise';

const heading = (page: Page) => page.getByRole('heading', { name: canary });
const isInPage = async (page: Page) => (await page.content()).includes(canary);
const asked = () => stage.server.count(/\/bin\/api\/v1\/paywall/);

/** A member by token alone: who has signed out is nobody to the origin. */
const signIn = (page: Page) =>
  page
    .context()
    .addCookies([
      { name: 'access_token', value: userById('u-default')?.accessToken ?? '', url: stage.server.url },
    ]);

/** All free views are used up: the story is for members. */
async function takeAllViews(page: Page) {
  for (const name of ['a', 'b', 'c'])
    await page.request.get(`${stage.server.url}/bin/api/v1/paywall?pagePath=/en/articles/${name}`);
}

test('a page that comes back from the back/forward cache hides the rest until the service allows it again', () =>
  withCache(stage, async (page, context) => {
    await takeAllViews(page);
    await signIn(page);
    const path = '/en/articles/first-light.html';
    stage.server.show(path, await (await page.request.get(article)).text(), storable);
    await page.goto(path);
    await heading(page).waitFor();
    const before = asked();
    const top = (await heading(page).boundingBox())?.y;
    expect(await leaveAndReturn(page, canary, async () => {})).toBe(false);
    await heading(page).waitFor();
    expect([asked(), (await heading(page).boundingBox())?.y]).toEqual([before + 1, top]);

    expect(await leaveAndReturn(page, canary, () => context.clearCookies())).toBe(false);
    await page.getByRole('region', { name: 'Your free views are used up' }).waitFor();
    expect(await isInPage(page)).toBe(false);
  }));

test('signing out in one tab takes the rest out of another', async () => {
  const first = await stage.open('/en/home.html?bar=off', {}, async (page) => {
    await takeAllViews(page);
    await signIn(page);
  });
  const second = await stage.open(article);
  await heading(second).waitFor();
  await settled(first, '#header');
  await first.getByRole('banner').getByRole('button', { name: 'Mia' }).click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  await second.getByRole('region', { name: 'Your free views are used up' }).waitFor();
  expect(await isInPage(second)).toBe(false);
});
