// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { createPage, type PageMarks } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { siteConsent } from '#src/consent/storage.ts';
import { removeKey, writeKey } from '#src/storage/store.ts';
import { createAnalytics } from './push.ts';

type Global = { dataLayer?: unknown; ourLayer?: { event: string }[] };
const globals = window as unknown as Global;

const analyticsOf = (marks: PageMarks = {}, site = {}) =>
  createAnalytics({
    page: createPage(marks, {
      url: 'https://a.example/en',
      language: 'en',
      site: readValue(siteSchema, site),
      providers: 'consent=cookie-consent',
    }),
    window,
  });
/** Kinds of the events in the data layer. */
const pushed = () => ((globals.dataLayer ?? []) as { event: string }[]).map(({ event }) => event);

beforeEach(() => {
  globals.dataLayer = [];
  removeKey(siteConsent);
});
afterEach(() => {
  document.body.replaceChildren();
  // What waits for an answer is dropped, so that it does not arrive in the next test.
  writeKey(siteConsent, ['necessary']);
});

const showConsentWidget = (attribute = 'data-component', value = 'cookie-consent') => {
  const widget = document.createElement('div');
  widget.setAttribute(attribute, value);
  document.body.append(widget);
};

test('an event is pushed at once where nobody is asked', () => {
  analyticsOf().push({ event: 'nav_click' });
  expect(pushed()).toEqual(['nav_click']);
});

test('the data layer may have another name', () => {
  analyticsOf({}, { dataLayerName: 'ourLayer' }).push({ event: 'nav_click' });
  expect(globals.ourLayer?.length).toBe(1);
  expect(pushed()).toEqual([]);
});

test('an author’s page reports nothing', () => {
  analyticsOf({ cmsMode: 'author' }).push({ event: 'nav_click' });
  expect(pushed()).toEqual([]);
});

describe('a data layer that is', () => {
  test('missing is made', () => {
    delete globals.dataLayer;
    analyticsOf().push({ event: 'nav_click' });
    expect(pushed()).toEqual(['nav_click']);
  });

  test.each([
    ['frozen', Object.freeze([])],
    ['an object', {}],
    ['text', 'x'],
    ['an element', document.createElement('a')],
    [
      'broken',
      {
        push() {
          throw new Error('broken');
        },
      },
    ],
  ])('%s harms nobody', (_, dataLayer) => {
    globals.dataLayer = dataLayer;
    expect(() => analyticsOf().push({ event: 'nav_click' })).not.toThrow();
  });
});

describe('where consent is asked for', () => {
  test.each([
    ['data-component', 'cookie-consent'],
    ['data-component', 'Cookie-Consent'],
    ['data-widget', 'cookie-consent'],
  ])('events wait for the answer (%s=%s), then come in their order', (attribute, value) => {
    showConsentWidget(attribute, value);
    const analytics = analyticsOf();
    analytics.push({ event: 'nav_click' });
    analytics.push({ event: 'tab_click' });
    expect(pushed()).toEqual([]);
    writeKey(siteConsent, ['necessary', 'analytics']);
    expect(pushed()).toEqual(['nav_click', 'tab_click']);
    analytics.push({ event: 'share' });
    expect(pushed()).toEqual(['nav_click', 'tab_click', 'share']);
  });

  test('a refusal drops them, those that waited and those to come', () => {
    showConsentWidget();
    const analytics = analyticsOf();
    analytics.push({ event: 'nav_click' });
    writeKey(siteConsent, ['necessary']);
    analytics.push({ event: 'tab_click' });
    writeKey(siteConsent, ['necessary', 'analytics']);
    expect(pushed()).toEqual([]);
    analytics.push({ event: 'share' });
    expect(pushed()).toEqual(['share']);
  });

  test('an answer in another tab sends what waited, before what comes', () => {
    showConsentWidget();
    const analytics = analyticsOf();
    analytics.push({ event: 'nav_click' });
    document.cookie = 'site_consent=necessary%2Canalytics; path=/';
    analytics.push({ event: 'tab_click' });
    expect(pushed()).toEqual(['nav_click', 'tab_click']);
  });

  test('waiting events are not sent when the widget that asks for consent is removed', () => {
    showConsentWidget();
    const analytics = analyticsOf();
    analytics.push({ event: 'nav_click' });
    document.body.replaceChildren();
    analytics.push({ event: 'tab_click' });
    expect(pushed()).toEqual(['tab_click']);
  });

  test('the answer itself does not wait', () => {
    showConsentWidget();
    analyticsOf().push({ event: 'consent_update' });
    expect(pushed()).toEqual(['consent_update']);
  });

  test('an answer from an earlier page counts without the widget', () => {
    writeKey(siteConsent, []);
    analyticsOf().push({ event: 'nav_click' });
    expect(pushed()).toEqual([]);
    writeKey(siteConsent, ['analytics']);
    analyticsOf().push({ event: 'nav_click' });
    expect(pushed()).toEqual(['nav_click']);
  });

  test('two hundred events wait at most', () => {
    showConsentWidget();
    const analytics = analyticsOf();
    for (let count = 0; count < 1000; count++) analytics.push({ event: 'slide_change' });
    writeKey(siteConsent, ['analytics']);
    expect(pushed()).toHaveLength(200);
  });
});

describe('an answer to a question of which there are versions', () => {
  const ask = (config: string) => {
    showConsentWidget();
    document.querySelector('[data-component]')?.setAttribute('data-config', config);
  };
  test.each([
    ['{"version":"2"}', ['v:2', 'analytics'], ['nav_click']],
    ['{"version":2}', ['v:2', 'analytics'], ['nav_click']],
    ['{"version":"2"}', ['v:2', 'media'], []],
    ['{"version":"2"}', ['v:1', 'analytics'], []],
    ['{"version":"2"}', ['analytics'], []],
    ['{}', ['analytics'], ['nav_click']],
    ['{}', ['v:1', 'analytics'], []],
    [undefined, ['v:1', 'analytics'], ['nav_click']],
    [undefined, ['v:1', 'media'], []],
  ])('%s, %j: %j is reported', (config, answer, reported) => {
    if (config !== undefined) ask(config);
    writeKey(siteConsent, answer);
    analyticsOf().push({ event: 'nav_click' });
    expect(pushed()).toEqual(reported);
  });

  test('counts once today’s version is answered, and what waited is reported', () => {
    ask('{"version":"2"}');
    writeKey(siteConsent, ['v:1', 'analytics']);
    analyticsOf().push({ event: 'nav_click' });
    writeKey(siteConsent, ['v:2', 'analytics']);
    expect(pushed()).toEqual(['nav_click']);
  });
});
