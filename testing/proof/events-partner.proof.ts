import { expect, test } from 'vitest';
import { setStage, settled } from '../browser/stage.ts';
import { arrived, banner, signIn, wide, widgetOf } from '../browser/visitor.ts';

/** A partner and the trade's events, by clicks alone: a place, another number of seats, a waiting list, and none of these. */

const stage = setStage();
const now = new Date('2026-11-16T12:00:00+03:00');
const webinar = 'Saudi Arabia for Japanese travellers';
const journey = 'AlUla and Hegra in five days';

test(
  'registers for one event, waits for another, brings a colleague, and gives both up',
  { timeout: 120_000 },
  async () => {
    stage.server.origin.now = () => now;
    const page = await stage.open('/en/portal.html?bar=off', wide, (opened) =>
      opened.clock.setFixedTime(now),
    );
    await settled(page, '#header');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/events/registrations/'))
        sent.push(request.postDataJSON());
    });
    const { fullName } = await signIn(page, 'u-partner-content');

    const calendar = widgetOf(page, 'partner-calendar');
    const event = widgetOf(page, 'calendar-event');
    const form = widgetOf(page, 'event-registration-form');
    const mine = widgetOf(page, 'my-registrations');
    const rowOf = (title: string) => calendar.getByRole('listitem').filter({ hasText: title });
    const openMonth = async () => {
      await banner(page).getByRole('button', { name: 'Partner tools' }).click();
      await page.getByRole('link', { name: 'Trade calendar' }).first().click();
      await arrived(page, 'partner-calendar');
      await calendar.getByRole('button', { name: 'List', exact: true }).click();
      await calendar.getByRole('button', { name: 'Next month' }).click();
      await calendar.getByRole('heading', { name: 'December 2026' }).waitFor();
      await rowOf(webinar).waitFor();
    };

    // A place: from the calendar over the page of the event.
    await openMonth();
    await rowOf(webinar).getByRole('link', { name: webinar }).click();
    await arrived(page, 'calendar-event');
    await event.getByText('61 places left').waitFor();
    await event.getByRole('link', { name: 'Register', exact: true }).click();
    await arrived(page, 'event-registration-form');
    await form.getByText(webinar).first().waitFor();
    expect(await form.getByLabel('Full name').inputValue()).toBe(fullName);
    await form.getByLabel('I accept the terms').check();
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await form.getByRole('heading', { name: 'You are registered' }).waitFor();

    // No place is left at the next one: the calendar leads to its waiting list.
    await openMonth();
    await rowOf(webinar).getByText('You are registered').waitFor();
    await rowOf(journey).getByRole('link', { name: 'Join the waiting list' }).click();
    await arrived(page, 'event-registration-form');
    await form.getByText('All places are taken.').first().waitFor();
    await form.getByLabel('I accept the terms').check();
    await form.getByRole('button', { name: 'Join the waiting list' }).click();
    await form.getByRole('heading', { name: 'You are on the waiting list' }).waitFor();
    await form.getByText('Place 4 on the waiting list').waitFor();

    // Both stand in the list; from there the webinar gets another seat.
    await form.getByRole('link', { name: 'My registrations' }).click();
    await arrived(page, 'my-registrations');
    const entryOf = (title: string) => mine.getByRole('listitem').filter({ hasText: title });
    await entryOf(journey).getByText('Place 4 on the waiting list').waitFor();
    await entryOf(webinar).getByText('1 seat', { exact: true }).waitFor();
    await entryOf(webinar).getByRole('link', { name: webinar }).click();
    await arrived(page, 'calendar-event');
    await event.getByText('60 places left').waitFor();
    await event.getByRole('link', { name: 'Change or cancel' }).click();
    await arrived(page, 'event-registration-form');
    await form.getByLabel('Seats').selectOption('2');
    await form.getByRole('group', { name: 'Guest 1' }).getByLabel('Full name').fill('Omar Haddad');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('heading', { name: 'Your registration is changed' }).waitFor();
    await form.getByText('2 seats', { exact: true }).first().waitFor();

    // It is cancelled where it was changed, the other one in the list; each only once the dialog is answered.
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this registration?' });
    await form.getByRole('button', { name: /^Cancel registration.*Japanese travellers$/ }).click();
    await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
    await form.getByRole('heading', { name: 'Your registration is cancelled' }).waitFor();
    await form.getByText('61 places left').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'My registrations' }).first().click();
    await arrived(page, 'my-registrations');
    await entryOf(webinar).getByText('Cancelled by you').waitFor();
    await entryOf(journey)
      .getByRole('button', { name: /^Cancel registration/ })
      .click();
    await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
    await entryOf(journey).getByText('Cancelled by you').waitFor();

    const id = 'japan-webinar-2026';
    expect(sent).toEqual([
      expect.objectContaining({ eventId: id, action: 'register', seats: 1, guests: [] }),
      expect.objectContaining({ eventId: 'fam-alula-2026', action: 'waitlist', seats: 1, guests: [] }),
      { eventId: id, action: 'update', seats: 2, guests: [{ name: 'Omar Haddad' }] },
      { eventId: id, action: 'cancel' },
      { eventId: 'fam-alula-2026', action: 'cancel' },
    ]);
  },
);
