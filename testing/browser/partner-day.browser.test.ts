import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readMenus } from '../../demo-pages/template/content.ts';
import { setStage } from './stage.ts';
import { arrived, banner, kept, signIn, wide } from './visitor.ts';
import { timeLimit } from '../time-limit.ts';

/** A day of somebody at a company, from the way in to the next person at the same browser. */

const stage = setStage();
const { labels } = readMenus('en');
const pdf = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 licence') };

/** Goes on by a link of the page, or of the line of sections below the header. */
async function follow(page: Page, name: string, widget: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await arrived(page, widget);
}

/** What the server is asked to do with the next calls. */
const throwSwitch = (page: Page, text: string) =>
  page.context().addCookies([{ name: 'demo', value: text, url: stage.server.url }]);

test(
  'a company’s entry is changed, refused, mended and found; bookings are taken along; the next person finds nothing',
  { timeout: timeLimit(120_000) },
  async () => {
    const page = await stage.open('/en/portal.html?bar=off', wide);
    const { firstName: name } = await signIn(page, 'u-partner-admin');
    const desk = page.locator('[data-component="portal-dashboard"]');
    await desk.scrollIntoViewIfNeeded();
    await desk.getByText(new RegExp(`Good to have you back, .?${name}`)).waitFor();
    await desk.getByRole('link', { name: /Bookings/ }).waitFor();

    // The entry: a product, a document, a pin.
    await follow(page, 'List your business', 'enlist-business');
    const form = page.locator('[data-component="enlist-business"]');
    const next = form.getByRole('button', { name: 'Continue' });
    await next.click();
    await form.getByLabel('Phone').fill('+966 50 123 4567');
    await next.click();
    await form.getByRole('button', { name: 'Add a product' }).click();
    await form.getByRole('combobox').last().selectOption({ label: 'Diving courses' });
    await next.click();
    const pin = form.getByRole('button', { name: /^Pin at/ });
    await pin.press('ArrowRight');
    const coordinates = await form.getByLabel('Coordinates').inputValue();
    await next.click();
    await form.getByLabel('Tourism licence').setInputFiles(pdf);
    await form.getByText('licence.pdf').first().waitFor();
    await form.getByLabel('I accept the terms').check();
    await next.click();

    // The server does not take the phone of step two; what is mended goes out once more, and no oftener.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('businessProfiles'))
        sent.push(request.method());
    });
    stage.expectFault(/422/);
    await throwSwitch(page, 'fail=P2:422:phone.pattern');
    const send = form.getByRole('button', { name: 'Save the changes' });
    await send.dblclick();
    await form.getByRole('heading', { name: 'Contact' }).waitFor();
    await throwSwitch(page, 'fail=');
    await form.getByLabel('Phone').fill('+966 50 765 4321');
    for (let step = 2; step < 6; step += 1) await next.click();
    await send.dblclick();
    await form.getByText('The directory shows them at once.').waitFor();
    expect(sent).toEqual(['PUT', 'PUT']);

    await follow(page, 'Business directory', 'partner-directory');
    const directory = page.locator('[data-component="partner-directory"]');
    await directory.getByRole('combobox').fill('Samt Najd');
    await page.keyboard.press('Enter');
    await directory.getByRole('link', { name: 'Samt Najd Trails', exact: true }).click();
    await arrived(page, 'partner-profile');
    await page.locator('[data-component="partner-profile"]').getByText('Diving courses').first().waitFor();

    // The panel of the menu has six sections at most; the line below the header has all.
    await banner(page).getByRole('button', { name: 'Partner tools' }).click();
    await follow(page, 'View all', 'partner-directory');
    const sections = page.getByRole('navigation', { name: 'Partner tools' });
    await sections.getByRole('button', { name: 'More' }).click();
    await follow(page, 'Bookings', 'booking-list');
    // Another month than this one: its bookings are the same whenever one looks.
    await page.getByRole('button', { name: 'Own dates' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01');
    await page.getByRole('textbox', { name: 'To' }).fill('2026-11-30');
    await page.getByRole('textbox', { name: 'To' }).press('Enter');
    await page.getByText('BK-70011').first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toMatch(/^\uFEFFBooking,Product,First day/);
    expect(csv).toContain('BK-70011,Red sands and old villages,2026-11-04,2026-11-06,9,Confirmed,1200,SAR,');

    // Nothing of the day is there for whoever comes next.
    await banner(page).getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: labels.signOutLabel }).click();
    await banner(page).getByRole('button', { name: labels.registerLabel }).waitFor();
    expect(await kept(page)).toBe('[[],[]]');
    await page.goto('/en/partner-tools/directory/enlist-business.html?bar=off');
    await signIn(page, 'u-partner-contributor');
    await page.goto('/en/partner-tools/directory/enlist-business.html?bar=off');
    await arrived(page, 'enlist-business');
    await form.getByText('Nabat Oasis Stay').waitFor();
    const left = `${await page.content()} ${await kept(page)}`;
    for (const trace of [name, 'Samt Najd', '765 4321', '507654321', 'licence.pdf', coordinates])
      expect(left).not.toContain(trace);
  },
);
