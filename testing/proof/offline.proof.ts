import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openEach } from '../browser/walk/open-parts.ts';
import { seeAll, setStage, settled } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { banner, wide, widgetOf } from '../browser/visitor.ts';
import catalogue from '../../src/catalogue/messages/en.json' with { type: 'json' };
import forms from '../../src/forms/messages/en.json' with { type: 'json' };
import planner from '../../widgets/itinerary-planner/messages/en.json' with { type: 'json' };
import search from '../../src/search/messages/en.json' with { type: 'json' };
import words from '../../widgets/header/messages/en.json' with { type: 'json' };
import { addressAs, everyWidget, signedInAddressOf } from './every-example.ts';
import { failedOf } from './widgets-page.ts';

/**
 * A connection that is lost once a page is there, and comes back (trust, row 57). What is pressed meanwhile says something, what was typed
 * stays, and afterwards everything comes. The header's own menus are in its browser test.
 */

const stage = setStage();

/** What the browser says of a request that it cannot make, and the widgets of what they cannot have. */
const unreachable = /ERR_INTERNET_DISCONNECTED|Failed to fetch|^tourism-widgets: /;

const nothing = () => Promise.resolve();

test.each(everyWidget)(
  '%s answers each press without a connection, and opens all with it',
  { timeout: timeLimit(180_000) },
  async (name, widget) => {
    stage.allowFault(unreachable);
    const page = await stage.open(signedInAddressOf(widget), { reducedMotion: 'reduce' });
    const mount = `[data-component="${name}"]`;
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await openEach(page, nothing);
    await page.context().setOffline(false);
    await page.waitForLoadState('networkidle');
    await openEach(page, nothing);
    await settled(page, mount);
    expect(await failedOf(page)).toEqual([]);
  },
);

/**
 * What somebody does without a connection.
 *
 * @param lose called when what needs one is there
 * @returns what holds once there is one again
 */
type Deed = (page: Page, lose: () => Promise<void>) => Promise<() => Promise<unknown>>;

/** Pages of the site, and what is done on each beyond scrolling. */
const pages: readonly (readonly [address: string, deed: Deed])[] = [
  [
    '/en/home.html?bar=off',
    async (page, lose) => {
      const opener = banner(page).getByRole('button', { name: words.search, exact: true });
      const field = page.getByRole('combobox');
      await opener.click();
      await field.waitFor();
      await lose();
      await field.fill('riy');
      await page.getByRole('search').getByText(search.offline).waitFor();
      expect(await field.inputValue()).toBe('riy');
      return async () => {
        await opener.click();
        await field.fill('riy');
        await page.getByRole('option').first().waitFor();
      };
    },
  ],
  [
    '/en/places.html?bar=off',
    async (page, lose) => {
      const list = widgetOf(page, 'destination-catalogue');
      const value = list.getByRole('group').getByRole('button', { name: /^Nature/ });
      await value.waitFor();
      await lose();
      await value.click();
      await list.getByText(catalogue.offline).first().waitFor();
      expect(await value.getAttribute('aria-pressed')).toBe('true');
      return async () => {
        await list.getByText(catalogue.offline).first().waitFor({ state: 'detached' });
        expect(await value.getAttribute('aria-pressed')).toBe('true');
      };
    },
  ],
  [
    '/en/contact.html?bar=off',
    async (page, lose) => {
      const form = widgetOf(page, 'contact-form');
      await lose();
      await form.getByRole('radio', { name: 'Accessibility' }).check();
      const typed = [
        ['Name', 'Mia Sommer'],
        ['E-mail', 'mia@example.org'],
        ['Your message', 'Are there steps?'],
      ] as const;
      for (const [label, text] of typed) await form.getByRole('textbox', { name: label }).fill(text);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: forms.send, exact: true }).click();
      await form.getByText(forms.offline).waitFor();
      for (const [label, text] of typed)
        expect(await form.getByRole('textbox', { name: label }).inputValue()).toBe(text);
      return async () => {
        await form.getByRole('button', { name: forms.send, exact: true }).click();
        await form.getByRole('heading', { name: 'Your enquiry is with us' }).waitFor();
      };
    },
  ],
  [
    '/en/plan/my-trip.html?bar=off',
    async (page, lose) => {
      const plan = widgetOf(page, 'itinerary-planner');
      await lose();
      await plan.getByRole('button', { name: planner.addDay }).click();
      const day = plan.getByRole('heading', { name: /^Day 1/ });
      await day.waitFor();
      return () => day.waitFor();
    },
  ],
  [addressAs('/en/portal.html?bar=off', 'u-sta-admin'), (_page, lose) => lose().then(() => nothing)],
];

/** The widgets in sight that are not there. */
const absent = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-component]')]
      .filter((element) => element.checkVisibility() && element.dataset['status'] !== 'mounted')
      .map(({ dataset }) => `${dataset['component']}: ${dataset['status']}`),
  );

test.each(pages)(
  'what is farther down on %s keeps its fallback without a connection, and comes with it',
  { timeout: timeLimit(120_000) },
  async (address, deed) => {
    stage.allowFault(unreachable);
    const page = await stage.open(address, wide);
    await page.evaluate(() => window.tourismWidgets?.ready);
    await page.waitForLoadState('networkidle');
    const expectAgain = await deed(page, () => page.context().setOffline(true));
    await page.keyboard.press('Escape');
    await seeAll(page);
    const failed = await failedOf(page);
    expect(failed.length).toBeGreaterThan(0);
    expect((await absent(page)).toSorted()).toEqual(failed.map(({ name }) => `${name}: failed`).toSorted());
    expect(failed.filter(({ phase }) => phase !== 'chunk')).toEqual([]);

    await page.context().setOffline(false);
    await expectAgain();
    await seeAll(page);
    await expect.poll(() => absent(page)).toEqual([]);
    expect(await failedOf(page)).toEqual(failed);
  },
);
