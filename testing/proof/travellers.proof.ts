import { expect, test } from 'vitest';
import { formatWeekday } from '../../demo-pages/template/format.ts';
import { itemAt } from '../../origin/content.ts';
import { labelOf } from '../../origin/data.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { seeAll, setStage } from '../browser/stage.ts';
import { pattern, setOut, visitors } from './walk-through.ts';

/** Ways of travellers through the site, from the home page on, by clicks alone. */

const stage = setStage();

const title = (path: string, language: Language) => itemAt(language, `/${language}${path}`)!.title;

test.each(visitors)(
  'somebody with a German passport learns whether they need a visa and what it costs (%s, %d px)',
  { timeout: 120_000 },
  async (language, width) => {
    const walk = await setOut(stage, 'visa', language, width);
    const { page, press, say } = walk;
    await walk.take('plan', '/visa');
    await page.waitForURL('**/visa*');
    const visa = await walk.widget('visa-regulation');
    const country = new Intl.DisplayNames(language, { type: 'region' }).of('DE')!;
    const field = visa.getByLabel(pattern(say('widgets/visa-regulation', 'nationality'))).first();
    await ((await field.evaluate((element) => element.tagName)) === 'SELECT'
      ? field.selectOption('DE')
      : field.fill(country).then(() => page.keyboard.press('Enter')));
    await press(visa.getByRole('button', { name: say('widgets/visa-regulation', 'ask') }));
    await visa.getByText(say('widgets/visa-regulation', 'eVisa')).first().waitFor();
    await visa.getByText(say('widgets/visa-regulation', 'fee'), { exact: true }).waitFor();
    expect(await visa.innerText()).toMatch(/SAR|ر\.س|ريال/);
  },
);

const planner = 'widgets/itinerary-planner';

test.each(visitors)(
  'a family finds a weekend in Asir, keeps three places, plans two days and prints the plan (%s, %d px)',
  { timeout: 180_000 },
  async (language, width) => {
    const walk = await setOut(stage, 'a weekend in Asir', language, width);
    const { page, press, say } = walk;
    const regions = await walk.widget('region-map');
    await press(regions.getByRole('link', { name: title('/regions/asir', language) }));
    await page.waitForURL('**/regions/asir*');
    const places = ['/places/abha', '/places/rijal-almaa', '/places/al-soudah'];
    for (const path of places) {
      await press(walk.link(path));
      await page.waitForURL(`**${path}*`);
      const heart = page.getByRole('button', {
        name: pattern(say('src/favourites', 'name'), title(path, language)),
      });
      await press(heart.first());
      await expect.poll(() => heart.first().getAttribute('aria-pressed')).toBe('true');
      await page.goBack();
      await page.waitForURL('**/regions/asir*');
    }

    await walk.take('plan', '/plan/my-trip');
    await page.waitForURL('**/plan/my-trip*');
    const plan = await walk.widget('itinerary-planner');
    await press(plan.getByRole('button', { name: say(planner, 'addDay') }));
    for (const [at, path] of places.entries()) {
      const day = pattern(say(planner, 'toDay'), pattern(say(planner, 'day'), at < 2 ? '1' : '2').source);
      await press(plan.getByRole('button', { name: pattern(say(planner, 'move'), title(path, language)) }));
      await press(page.getByRole('menuitem', { name: day }));
    }
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await press(plan.getByRole('button', { name: say(planner, 'print') }));
    await page.locator('body[data-printed]').waitFor();
    for (const path of places)
      await plan
        .getByRole('link', { name: title(path, language) })
        .first()
        .waitFor();
  },
);

test.each(visitors)(
  'somebody finds what is on in Riyadh this weekend, registers and has it in the calendar (%s, %d px)',
  { timeout: 180_000 },
  async (language, width) => {
    const now = new Date('2026-12-03T10:00:00+03:00');
    stage.server.origin.now = () => now;
    const walk = await setOut(stage, 'this weekend', language, width, now);
    const { page, press, say } = walk;
    await press((await walk.widget('card-grid')).locator(`a[href$="/${language}/events"]`));
    await page.waitForURL('**/events*');
    const events = await walk.widget('event-catalogue');
    await press(events.getByRole('button', { name: say('widgets/event-catalogue', 'weekend') }));
    await walk.narrow(events, 'events', { region: labelOf('regions', 'riyadh', language) });
    const path = '/events/riyadh-winter-nights';
    await press(events.getByRole('link', { name: title(path, language) }).first());
    await page.waitForURL(`**${path}*`);
    const event = await walk.widget('event-detail');
    const file = page.waitForEvent('download');
    await press(event.getByRole('button', { name: say('src/events', 'addToCalendar') }).first());
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    await press(event.locator('a[href*="/event-registration"]').first());
    const form = await walk.widget('event-registration-form');
    await walk.signIn(form.getByRole('button').first(), 'u-default');
    await walk.widget('event-registration-form');
    await press(form.getByLabel(say('widgets/event-registration-form', 'terms')));
    await press(
      form.getByRole('button', { name: say('widgets/event-registration-form', 'register'), exact: true }),
    );
    await form.getByRole('heading', { name: say('widgets/event-registration-form', 'done') }).waitFor();
  },
);

test(
  'on a ship’s slow line somebody reads one article, all of it, in Japanese',
  { timeout: 120_000 },
  async () => {
    const walk = await setOut(stage, 'one article', 'ja', 390);
    const { page, press } = walk;
    await press(walk.link('/articles/hiking-asir'));
    await page.waitForURL('**/articles/hiking-asir*');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe(title('/articles/hiking-asir', 'ja'));
    const text = page.getByRole('main').locator('p');
    const words = await text.allInnerTexts();
    expect(words.join('').length).toBeGreaterThan(500);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    // What was read is still what the CMS wrote, whatever has come meanwhile.
    for (const line of words.filter((one) => one.length > 60))
      expect(await page.getByRole('main').innerText()).toContain(line);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test.each(visitors)(
  'a wheelchair user finds a museum that is open on Friday and how to get there (%s, %d px)',
  { timeout: 180_000 },
  async (language, width) => {
    const walk = await setOut(stage, 'a museum without steps', language, width);
    const { page, press, say } = walk;
    await walk.take('destinations', '/places');
    await page.waitForURL('**/places*');
    const places = await walk.widget('destination-catalogue');
    await walk.narrow(places, 'destinations', {
      region: labelOf('regions', 'riyadh', language),
      access: labelOf('stayAccess', 'wheelchair', language),
    });
    const museum = places
      .getByRole('link', { name: title('/places/national-museum-riyadh', language) })
      .first();
    await press(museum);
    await page.waitForURL('**/places/national-museum-riyadh*');
    const place = await walk.widget('place-detail');
    const friday = place.getByRole('row', { name: formatWeekday(5, language) }).first();
    expect(await friday.innerText()).toMatch(/\d/);
    await place
      .getByText(labelOf('stayAccess', 'wheelchair', language))
      .first()
      .waitFor();
    const way = place.getByRole('link', { name: say('widgets/place-detail', 'google') });
    expect(await way.getAttribute('href')).toMatch(/24\.\d+(,|%2C)46\.\d+/);
  },
);
