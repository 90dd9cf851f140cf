// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { siteConsent } from './storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { consentTo, readConsent, subscribeConsent } from './consent.ts';
import { writeConsent } from './write-consent.ts';

const page = createPage(
  {},
  {
    url: 'https://a.example/en',
    language: 'en',
    site: readValue(siteSchema, {}),
    providers: 'consent=cookie-consent',
  },
);

/** Puts a widget that asks on the page. */
const ask = (config = '{}') => {
  const widget = document.createElement('div');
  widget.dataset['component'] = 'cookie-consent';
  widget.dataset['config'] = config;
  document.body.append(widget);
};
/** A cookie as somebody else wrote it: the server, another tab, an earlier version. */
const leave = (text: string) => void (document.cookie = `site_consent=${text}; path=/`);

beforeEach(() => removeKey(siteConsent));
afterEach(() => document.body.replaceChildren());

describe('what holds for a category', () => {
  test.each([
    ['nobody is asked who never answered', undefined, undefined, 'unasked'],
    ['an unanswered question is open', '{}', undefined, 'open'],
    ['what was answered is allowed', '{}', 'necessary,media', 'allowed'],
    ['what was not named is refused', '{}', 'necessary,analytics', 'refused'],
    ['an answer without any category refuses', '{}', '', 'refused'],
    ['an answer of an earlier page counts where nobody asks', undefined, 'v:1,media', 'allowed'],
    ['today’s version counts', '{"version":"2"}', 'v:2,media', 'allowed'],
    ['with the spaces that an author typed', '{"version":" 2 "}', 'v:2,media', 'allowed'],
    ['another version is no answer', '{"version":"2"}', 'v:1,media', 'open'],
    ['nor is one without a version', '{"version":"2"}', 'media', 'open'],
    ['what is unknown in an answer is ignored', '{}', 'pets,media', 'allowed'],
    ['another system’s cookie is no answer', '{}', 'true', 'open'],
    ['nor is JSON', '{}', '{"media":true}', 'open'],
    ['nor is what is broken', '{}', '%E0%A4%A', 'open'],
    ['nor is a version with rubbish behind it', '{"version":"2"}', 'v:2,%%%', 'open'],
    ['and where nobody asks, rubbish is nothing to send on', undefined, '%%%', 'open'],
    ['any version holds where the widget’s configuration cannot be read', '{', 'v:1,media', 'allowed'],
    ['and nothing is sent there without an answer', '{', undefined, 'open'],
  ])('%s', (_, config, cookie, expected) => {
    if (config !== undefined) ask(config);
    if (cookie !== undefined) leave(cookie);
    expect(consentTo(page, 'media')).toBe(expected);
  });
});

describe('an answer', () => {
  const kept = vi.fn<(isKept: boolean) => void>();
  const cookies: string[] = [];
  beforeEach(() => {
    kept.mockReset();
    cookies.length = 0;
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(function (this: Document, text) {
      cookies.push(text);
      set!.call(this, text);
    });
  });

  test('is kept with the version of the question, and says necessary', () => {
    ask('{"version":"2024,b"}');
    writeConsent(page, ['media'], kept);
    expect(kept.mock.calls).toEqual([[true]]);
    expect(readConsent(page)).toEqual(['necessary', 'media']);
    expect(consentTo(page, 'analytics')).toBe('refused');
  });

  test.each([
    ['on a page that asks nothing', undefined],
    ['on a page whose question cannot be read', '{'],
  ])('%s keeps the version that was answered before', (_, config) => {
    leave('v:2,necessary');
    if (config !== undefined) ask(config);
    writeConsent(page, ['media']);
    document.body.replaceChildren();
    ask('{"version":"2"}');
    expect(readConsent(page)).toEqual(['necessary', 'media']);
  });

  test('has the version of the question that is asked, not of an earlier one', () => {
    leave('v:1,necessary,analytics');
    ask('{"version":"2"}');
    writeConsent(page, ['media']);
    expect(document.cookie).toBe('site_consent=v:2%2Cnecessary%2Cmedia');
  });

  test.each([
    ['{"expiresDays":30}', 30],
    ['{"expiresDays":"390"}', 390],
    ['{"expiresDays":391}', 180],
    ['{"expiresDays":0}', 180],
    ['{"expiresDays":"soon"}', 180],
    ['{}', 180],
    ['{', 180],
  ])('%s holds for %i days', (config, days) => {
    ask(config);
    writeConsent(page, []);
    expect(cookies[0]).toContain(`Max-Age=${days * 86_400}`);
  });

  test('is followed, and told before anybody acts on it', () => {
    ask();
    const order: string[] = [];
    const stop = subscribeConsent(() => order.push(consentTo(page, 'media')));
    writeConsent(page, ['media'], () => order.push(document.cookie));
    writeConsent(page, []);
    expect(order).toEqual(['site_consent=necessary%2Cmedia', 'allowed', 'refused']);
    stop();
    writeConsent(page, ['media']);
    expect(order).toHaveLength(3);
  });

  test.each(['focus', 'visibilitychange'])('of another tab is noticed at %s', (type) => {
    ask();
    const seen: string[] = [];
    const stop = subscribeConsent(() => seen.push(consentTo(page, 'media')));
    leave('necessary,media');
    (type === 'focus' ? window : document).dispatchEvent(new Event(type, { bubbles: type !== 'focus' }));
    stop();
    document.dispatchEvent(new Event(type, { bubbles: true }));
    expect(seen).toEqual(['allowed']);
  });

  test.each([
    ['drops it', () => {}],
    [
      'throws',
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
    ],
  ])('that the browser %s allows nothing, and asks no more on this page', (_, refuse) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    ask();
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
    writeConsent(page, ['media', 'analytics'], kept);
    expect(kept.mock.calls).toEqual([[false]]);
    expect(readConsent(page)).toEqual(['necessary']);
  });
});
