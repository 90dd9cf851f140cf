import { expect, test } from 'vitest';
import { readMenus } from '../../demo-pages/template/content.ts';
import { setStage, settled } from '../browser/stage.ts';
import { arrived, banner, choosePerson, wide, widgetOf } from '../browser/visitor.ts';

/** A consumer and an event, by clicks alone: from the home page to a place, to another number of seats, and to none. */

const stage = setStage();
const { labels } = readMenus('en');
const now = new Date('2026-11-16T12:00:00+03:00');

test(
  'finds an event, signs in on the way, registers, brings a guest, and cancels',
  { timeout: 120_000 },
  async () => {
    stage.server.origin.now = () => now;
    const page = await stage.open('/en/home.html?bar=off', wide, (opened) => opened.clock.setFixedTime(now));
    await settled(page, '#header');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/events/registrations/'))
        sent.push(request.postDataJSON());
    });

    // The header leads to What’s on, that to an event.
    await banner(page).getByRole('button', { name: 'What’s on' }).click();
    await page.getByRole('link', { name: labels.viewAll }).first().click();
    await page.waitForURL('**/en/events**');
    await arrived(page, 'event-catalogue');
    await widgetOf(page, 'event-catalogue').getByRole('link', { name: 'Jeddah Film Week' }).click();
    await page.waitForURL('**/en/events/jeddah-film-week**');
    await arrived(page, 'event-detail');
    await widgetOf(page, 'event-detail').getByRole('link', { name: 'Register', exact: true }).click();

    // Nobody is signed in yet; after that the event is still the one.
    await arrived(page, 'event-registration-form');
    const form = widgetOf(page, 'event-registration-form');
    await form.getByText('Sign in to register for this event.').waitFor();
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    const { firstName, fullName } = await choosePerson(page, 'u-default');
    await arrived(page, 'event-registration-form');
    await form.getByText('Jeddah Film Week').first().waitFor();
    expect(await form.getByLabel('Full name').inputValue()).toBe(fullName);
    await form.getByLabel('I accept the terms').check();
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await form.getByRole('heading', { name: 'You are registered' }).waitFor();
    const reference = await form.getByText(/^R-\d+$/).textContent();

    // It stands in the list, whose entry leads to its page, and that to what can be changed.
    await form.getByRole('link', { name: 'My registrations' }).click();
    await arrived(page, 'my-registrations');
    const list = widgetOf(page, 'my-registrations');
    const row = list.getByRole('listitem').filter({ hasText: reference! });
    await row.getByText('1 seat', { exact: true }).waitFor();
    await row.getByRole('link', { name: 'Jeddah Film Week' }).click();
    await arrived(page, 'event-detail');
    await widgetOf(page, 'event-detail').getByRole('link', { name: 'Register', exact: true }).click();
    await arrived(page, 'event-registration-form');
    await form.getByLabel('Seats').selectOption('2');
    await form.getByRole('group', { name: 'Guest 1' }).getByLabel('Full name').fill('Jonas Sommer');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('heading', { name: 'Your registration is changed' }).waitFor();

    // The menu of the account leads to the list, too. Nothing is cancelled before the dialog is answered.
    await banner(page).getByRole('button', { name: firstName }).click();
    await page.getByRole('menuitem', { name: 'My registrations' }).click();
    await arrived(page, 'my-registrations');
    await row.getByText('2 seats', { exact: true }).waitFor();
    const cancel = row.getByRole('button', { name: /^Cancel registration.*Jeddah Film Week$/ });
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this registration?' });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
    await row.getByText('Cancelled by you').waitFor();
    expect(await cancel.count()).toBe(0);

    const eventId = 'jeddah-film-week';
    expect(sent).toEqual([
      expect.objectContaining({ eventId, action: 'register', seats: 1, guests: [] }),
      { eventId, action: 'update', seats: 2, guests: [{ name: 'Jonas Sommer' }] },
      { eventId, action: 'cancel' },
    ]);
  },
);
