import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeSeats } from '#origin/seats.ts';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** A place at an event from the home page and from the portal, by clicks: taken, waited for, changed, given up. */

const stage = setStage();
const form = '[data-component="event-registration-form"]';
const list = '[data-component="my-registrations"]';
const still = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const now = new Date('2026-11-16T12:00:00+03:00');

/** A page on which it is some day on which registration is open. */
const open = (path: string, viewport: { width: number; height: number } = still.viewport) => {
  stage.server.origin.now = () => now;
  return stage.open(path, { ...still, viewport }, (page) => page.clock.setFixedTime(now));
};

async function signIn(page: Page, user: string) {
  await settled(page, '#header');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.locator(`button[value="${user}"]`).click();
  await settled(page, '#header');
}

async function openMine(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'My registrations' }).click();
  await settled(page, list);
}

async function cancel(page: Page) {
  await page
    .getByRole('button', { name: /^Cancel registration/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }).click();
}

test('a consumer takes a place, waits for one, brings a guest and gives it up', async () => {
  const page = await open('/en/home.html?bar=off');
  await signIn(page, 'u-default');
  await openMine(page, 'Mia');
  await page.getByRole('link', { name: 'Register for an event' }).click();
  await settled(page, form);

  await page
    .locator(form)
    .getByRole('link', { name: /balloon/i })
    .click();
  await page.getByRole('button', { name: 'Join the waiting list' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator(form).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByText('Place 1 on the waiting list').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'My registrations' }).first().click();
  await settled(page, list);
  await page.getByRole('link', { name: 'Register for an event' }).click();
  await settled(page, form);
  await page
    .locator(form)
    .getByRole('link', { name: /film week/i })
    .click();
  await page.locator(form).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'You are registered' }).waitFor();
  await page.getByRole('button', { name: 'Change or cancel' }).click();
  await page.getByLabel('Seats').selectOption('2');
  await page.getByRole('group', { name: 'Guest 1' }).getByLabel('Full name').fill('Jonas Sommer');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Your registration is changed' }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'My registrations' }).click();
  await settled(page, list);
  await page.getByText('Place 1 on the waiting list').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await cancel(page);
  await page.getByText('Cancelled by you').waitFor();
});

test('a partner finds the last seat taken, loses nothing that was typed, waits, and gives a place up', async () => {
  const page = await open('/en/portal.html?bar=off');
  await signIn(page, 'u-partner-admin');
  await page.getByRole('banner').getByRole('button', { name: 'Partner tools' }).click();
  await page.getByRole('link', { name: 'Trade calendar' }).first().click();
  await page.waitForURL('**/partner-tools/calendar**');
  await settled(page, '[data-component="partner-calendar"]');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'List', exact: true }).click();
  await main.getByRole('link', { name: 'Building a ten-day itinerary' }).first().click();
  await settled(page, '[data-component="calendar-event"]');
  await main.getByRole('link', { name: 'Register' }).click();
  await settled(page, form);
  await page.getByRole('button', { name: 'Register', exact: true }).waitFor();
  takeSeats(stage.server.origin, 'itinerary-workshop-jeddah-2026', 4);
  await page.locator(form).getByRole('checkbox').check();
  await page.getByLabel('Dietary or access needs').fill('Step-free access');
  stage.allowFault(/409/);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('There is no place left.').waitFor();
  expect(await page.getByLabel('Dietary or access needs').inputValue()).toBe('Step-free access');
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByRole('heading', { name: 'You are on the waiting list' }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'My registrations' }).first().click();
  await settled(page, list);
  await page.getByText('R-0901', { exact: true }).waitFor();
  await cancel(page);
  await page.getByText('Cancelled by you').waitFor();
});

test('in Arabic on a phone the form is filled in and sent by keyboard', async () => {
  const page = await open('/ar/home.html?bar=off', { width: 390, height: 844 });
  await page.context().addCookies([{ name: 'access_token', value: 'demo-u-default', url: stage.server.url }]);
  await page.goto('/ar/individual/event-registration.html?eventId=diriyah-story-season&bar=off');
  await page.getByRole('button', { name: 'التسجيل', exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator(form).getByRole('checkbox').press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'تم تسجيلك' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('تم تسجيلك');
  expect(await violationsOf(page)).toEqual([]);
});
