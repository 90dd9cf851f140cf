import { describe, expect, test } from 'vitest';
import { shareAddress, sitePage } from './share-address.ts';

const site = 'https://site.example';
const share = (page: string, shareUrl?: string, ids: readonly string[] = []) =>
  shareAddress(site + page, shareUrl, (id) => ids.includes(id)).replace(site, '');

describe('of the page’s address', () => {
  test.each([
    ['/ar/places/alula.html', '/ar/places/alula.html'],
    ['/en/faq#visa', '/en/faq#visa'],
    ['/en/search?search=oud&f.type=place&f.type=event&sort=newest&view=map&page=3&q=x'],
    ['/en/search?utm_source=mail&search=oud&token=s3cret&lang=en#top', '/en/search?search=oud#top'],
    ['/en/search?fx=1&f.=2&pages=3&Search=4', '/en/search'],
    ['/en/?status=success&userId=7', '/en/'],
  ])('%s shares %s', (page, shared = page) => {
    expect(share(page)).toBe(shared);
  });

  test('the state of a further list is shared where the page has that list', () => {
    const page = '/en/plan?events.f.city=jeddah&events.page=2&a.b.sort=date&utm.q=mail';
    expect(share(page, undefined, ['events', 'a.b'])).toBe(
      '/en/plan?events.f.city=jeddah&events.page=2&a.b.sort=date',
    );
  });

  test.each(['#access_token=s3cret&id_token=x', '#state=1'])(
    'a fragment with parameters is not: %s',
    (hash) => {
      expect(share(`/en/profile${hash}`)).toBe('/en/profile');
    },
  );

  test('a name and a password are not', () => {
    expect(shareAddress('https://me:secret@site.example/en/', undefined, () => false)).toBe(`${site}/en/`);
  });
});

describe('a page that its author names', () => {
  test.each([
    ['/en/places/alula', '/en/places/alula'],
    ['alula?utm_source=x&sort=date#hegra', '/en/alula?sort=date#hegra'],
    [`${site}/fr/`, '/fr/'],
    ['https://elsewhere.example/en/', '/en/home'],
    ['//elsewhere.example/en/', '/en/home'],
    ['http://site.example/en/', '/en/home'],
    ['mailto:a@site.example', '/en/home'],
    ['https://', '/en/home'],
    ['', '/en/home'],
  ])('%j on /en/home shares %s', (shareUrl, shared) => {
    expect(share('/en/home?utm_source=mail', shareUrl)).toBe(shared);
  });

  test('is told from one of another site', () => {
    expect(sitePage(`${site}/en/`, '/en/x')?.pathname).toBe('/en/x');
    expect(sitePage(`${site}/en/`, 'https://elsewhere.example/')).toBeUndefined();
  });
});
