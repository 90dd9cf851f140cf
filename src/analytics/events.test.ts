import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { timeLimit } from '#testing/time-limit.ts';
import { toDataLayerEvent } from './events.ts';

const page = createPage(
  { pageCategory: 'destinations', pageSubcategory: 'alula' },
  {
    url: 'https://visit.example.com/fr/home.html',
    language: 'fr',
    site: readValue(siteSchema, {
      userApi: { ssidLoginUrl: 'https://sso.example.com/login', ssidLogoutUrl: '/logout' },
    }),
  },
);

test('an event has the fields of the contract', () => {
  expect(
    toDataLayerEvent(
      { event: 'nav_click', sectionName: 'header', clickText: 'Trips', link: '/fr/x' },
      page,
      1440,
    ),
  ).toEqual({
    event: 'nav_click',
    section_name: 'header',
    click_text: 'Trips',
    link: '/fr/x',
    language: 'fr',
    page_category: 'destinations',
    page_subcategory: 'alula',
    device_type: 'desktop',
  });
});

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%i pixels are a %s', (width, device) => {
  expect(toDataLayerEvent({ event: 'cta_click' }, page, width)['device_type']).toBe(device);
});

test('a banner tells which one, and who changed the slide', () => {
  const banner = { index: 2, title: 'Hegra' };
  expect(toDataLayerEvent({ event: 'slide_change', banner, trigger: 'auto' }, page, 320)).toMatchObject({
    selected_banner_index: 2,
    selected_banner_title: 'Hegra',
    trigger: 'auto',
  });
});

test('an author’s own words override the widget’s, those of a banner’s dataLayer all others', () => {
  const ctaData = { ctaEventName: 'promo', sectionName: 'spring', pageCategory: 'a', pageSubCategory: 'b' };
  expect(toDataLayerEvent({ event: 'cta_click', sectionName: 'banner', ctaData }, page, 320)).toMatchObject({
    event: 'promo',
    section_name: 'spring',
    page_category: 'a',
    page_subcategory: 'b',
  });
  const dataLayer = { event: 'own', campaign: 7 };
  expect(toDataLayerEvent({ event: 'cta_click', ctaData, dataLayer }, page, 320)).toMatchObject({
    event: 'own',
    campaign: 7,
  });
});

describe('nothing personal is in an event', () => {
  test.each([
    ['https://sso.example.com/login?lang=fr&postLoginUrl=x#y', 'https://sso.example.com/login'],
    ['/logout?id_token_hint=canary', '/logout'],
    ['/fr/x?id_token_hint=canary&a=1', 'https://visit.example.com/fr/x?a=1'],
    ['/fr/x?Access_Token=canary', 'https://visit.example.com/fr/x'],
    ['/fr/x?to=mia@example.org', '/fr/x?to='],
    ['mailto:mia@example.org', 'mailto:'],
    ['tel:+966110000000', 'tel:+966110000000'],
    ['/fr/x?q=a#b', '/fr/x?q=a#b'],
    ['http://[', 'http://['],
  ])('%s becomes %s', (link, reported) => {
    expect(toDataLayerEvent({ event: 'nav_click', link }, page, 320)['link']).toBe(reported);
  });

  test('neither in a text nor in what an author adds', () => {
    const event = toDataLayerEvent(
      {
        event: 'cta_click',
        clickText: 'Write to mia@example.org now',
        dataLayer: { user: 'mia@example.org' },
      },
      page,
      320,
    );
    expect(event).toMatchObject({ click_text: 'Write to  now', user: '' });
  });

  test('however long the text is', () => {
    const begun = performance.now();
    toDataLayerEvent({ event: 'cta_click', clickText: `${'a'.repeat(100_000)}@` }, page, 320);
    expect(performance.now() - begun).toBeLessThan(timeLimit(500));
  });
});
