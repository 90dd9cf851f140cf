import { expect, test } from 'vitest';
import { readMenus, readTexts } from '../../demo-pages/template/content.ts';
import { labelOf } from '../../origin/data.ts';
import { tradeEvents } from '../../origin/data-catalogue.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { setStage } from '../browser/stage.ts';
import { pattern, setOut, visitors, type Walk } from './walk-through.ts';

/** Ways of the press and the trade through the site, from the home page on, by clicks alone. */

const stage = setStage();

const script = { name: 'script.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 script') };

/** Opens the portal from the home page, and signs somebody in there. */
async function enterPortal(walk: Walk, id: string): Promise<void> {
  await walk.press(walk.link('/portal'));
  await walk.page.waitForURL('**/portal*');
  await walk.widget('portal-dashboard');
  await walk.signIn(offerOf(walk), id);
  await walk.page.waitForURL('**/portal*');
}

/** What the page's own part says to whom is not signed in. */
const offerOf = ({ page, language }: Walk) =>
  page
    .getByRole('main')
    .getByRole('button', { name: readMenus(language).labels.registerLabel })
    .filter({ visible: true })
    .first();

const terms: Readonly<Record<string, string>> = { en: 'Hegra', ar: 'الحجر' };

test.each(visitors)(
  'a journalist finds pictures of AlUla, sees their licence, downloads two, and asks for a filming permit (%s, %d px)',
  { timeout: 240_000 },
  async (language, width) => {
    const walk = await setOut(stage, 'pictures and a permit', language, width);
    const { page, press, say } = walk;
    await press(walk.link('/press'));
    await page.waitForURL('**/press*');
    await press(walk.link('/content-hub/visual-assets'));
    await page.waitForURL('**/content-hub/visual-assets*');
    const search = await walk.widget('asset-search');
    await walk.signIn(offerOf(walk), 'u-partner-contributor');
    await page.waitForURL('**/content-hub/visual-assets*');
    await search.getByRole('gridcell').first().waitFor();
    const term = search.getByRole('combobox').first();
    await term.fill(terms[language]!);
    await term.press('Enter');
    await page.waitForURL(/q=/);
    await search.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    const select = pattern(say('src/assets', 'select'));
    await search.getByRole('checkbox', { name: select }).nth(1).waitFor();
    for (const place of [0, 1]) await press(search.getByRole('checkbox', { name: select }).nth(place));
    await press(search.getByRole('button', { name: say('widgets/asset-search', 'toCart') }).first());
    await walk.take('content-hub', '/content-hub/visual-assets/cart');
    await page.waitForURL('**/visual-assets/cart*');
    const cart = await walk.widget('download-cart');
    await cart.getByRole('table').waitFor();
    await cart.getByRole('checkbox').first().waitFor();
    for (const licence of await cart.getByRole('checkbox').all()) await press(licence);
    await cart.getByLabel(pattern(say('widgets/download-cart', 'purpose'))).selectOption({ index: 1 });
    await press(cart.getByRole('button', { name: say('widgets/download-cart', 'prepare') }));
    const ready = cart.getByRole('link', { name: say('widgets/download-cart', 'download') }).first();
    await ready.waitFor({ timeout: 60_000 });
    const file = page.waitForEvent('download');
    await press(ready);
    expect((await file).suggestedFilename()).toMatch(/\.zip$/);

    await walk.take('content-hub', '/film-permit');
    await page.waitForURL('**/film-permit*');
    const { form: words } = readTexts('film-permit', language) as { form: Record<string, string> };
    const form = await walk.widget('form-builder');
    const field = (key: string) => form.getByLabel(pattern(words[key]!)).first();
    await field('name').fill('Omar Jabal');
    await field('email').fill('omar@example.org');
    await field('phone').fill('+966 50 123 4567');
    await press(form.getByRole('button', { name: say('src/forms', 'next') }));
    await form.getByRole('heading', { name: words['shoot']! }).waitFor();
    await field('place').selectOption('hegra');
    await field('start').fill('2027-02-01');
    await field('days').fill('3');
    await press(form.getByLabel(words['documentary']!));
    await field('story').fill('Light on the tombs of Hegra.');
    await press(form.getByRole('button', { name: say('src/forms', 'next') }));
    await form.getByRole('heading', { name: words['papers']! }).waitFor();
    await field('files').setInputFiles(script);
    await form.getByText(say('src/forms', 'uploaded'), { exact: true }).waitFor();
    await press(field('agree'));
    await press(form.getByRole('button', { name: say('src/forms', 'next') }));
    await press(form.getByRole('button', { name: words['send']!, exact: true }));
    await form.getByRole('heading', { name: words['sent']! }).waitFor();
  },
);

const title = (id: string, language: Language) =>
  tradeEvents.find((event) => event.id === id)!.title[language];
const now = new Date('2026-11-16T12:00:00+03:00');

test.each(visitors)(
  'a tour operator signs in, finds a partner in Medina, writes to them, and registers for a trade event (%s, %d px)',
  { timeout: 240_000 },
  async (language, width) => {
    stage.server.origin.now = () => now;
    const walk = await setOut(stage, 'a partner and an event', language, width, now);
    const { page, press, say } = walk;
    await enterPortal(walk, 'u-partner-content');
    await walk.take('partner-tools', '/partner-tools/directory');
    await page.waitForURL('**/partner-tools/directory*');
    const directory = await walk.widget('partner-directory');
    await directory.getByRole('article').first().waitFor();
    await walk.narrow(directory, 'directory', { region: labelOf('regions', 'madinah', language) });
    await page.waitForURL(/region=madinah/);
    await directory.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await press(directory.getByRole('article').first().getByRole('link').first());
    const profile = await walk.widget('partner-profile');
    await profile
      .getByLabel(pattern(say('widgets/partner-profile', 'message')))
      .first()
      .fill('Twelve guests in March.');
    await press(profile.getByRole('button', { name: say('src/forms', 'send') }));
    await profile.getByText(say('widgets/partner-profile', 'sentText')).waitFor();

    await walk.take('partner-tools', '/partner-tools/calendar');
    await page.waitForURL('**/partner-tools/calendar*');
    const calendar = await walk.widget('partner-calendar');
    const list = calendar.getByRole('button', { name: say('src/events', 'list'), exact: true });
    // On a phone there is nothing else.
    if (width >= 1024) await press(list);
    // In Arabic a month is a Hijri one, and the second of December is in that which is shown.
    if (language !== 'ar')
      await press(calendar.getByRole('button', { name: say('src/calendar', 'nextMonth') }).first());
    const webinar = calendar.getByRole('link', { name: title('japan-webinar-2026', language) }).first();
    await press(webinar);
    const event = await walk.widget('calendar-event');
    await press(event.locator('a[href*="/event-registration"]').first());
    const form = await walk.widget('event-registration-form');
    await press(form.getByLabel(say('widgets/event-registration-form', 'terms')));
    await press(
      form.getByRole('button', { name: say('widgets/event-registration-form', 'register'), exact: true }),
    );
    const done = form.getByRole('heading', { name: say('widgets/event-registration-form', 'done') });
    await done.waitFor();
    expect(await done.isVisible()).toBe(true);
  },
);

test.each(visitors)(
  'a partner’s member goes on with a course, and shows the certificate of one that is finished (%s, %d px)',
  { timeout: 180_000 },
  async (language, width) => {
    const walk = await setOut(stage, 'a certificate', language, width);
    const { page, press, say } = walk;
    await enterPortal(walk, 'u-partner-admin');
    await walk.take('academy', '/partner-tools/academy');
    await page.waitForURL('**/partner-tools/academy*');
    const learning = await walk.widget('elearning-dashboard');
    await press(learning.getByText(say('widgets/elearning-dashboard', 'completed'), { exact: true }).first());
    const file = page.waitForEvent('download');
    await press(learning.getByRole('link', { name: pattern(say('src/learning', 'certificate')) }).first());
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    await press(learning.getByText(say('widgets/elearning-dashboard', 'progress'), { exact: true }).first());
    await press(
      learning.getByRole('link', { name: pattern(say('widgets/elearning-dashboard', 'continue')) }).first(),
    );
    await page.waitForURL('**/partner-tools/academy/*');
  },
);
