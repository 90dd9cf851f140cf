import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPage } from './read-page.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

const site = (json: string, attributes = 'type="application/json" data-site-config') => {
  document.body.insertAdjacentHTML('beforeend', `<script ${attributes}>${json}</script>`);
};

test('a page is read from its body and its address', () => {
  Object.assign(document.body.dataset, {
    mode: 'b2b',
    cmsMode: 'Author',
    theme: 'blue',
    pageCategory: 'Destinations',
    pageSubcategory: 'Asir',
  });
  history.replaceState(null, '', '/ar/places.html?q=1#top');
  site('{"apiOrigin":"https://api.example.org/x"}');
  expect(readPage('ar')).toMatchObject({
    mode: 'B2B',
    cmsMode: 'author',
    theme: 'blue',
    category: 'Destinations',
    subcategory: 'Asir',
    language: 'ar',
    direction: 'rtl',
    url: 'http://localhost:3000/ar/places.html?q=1#top',
    site: { apiOrigin: 'https://api.example.org' },
  });
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test('in an editor’s canvas, which has no address of the web, the page is where its base says', () => {
  vi.stubGlobal('location', {
    href: 'blob:http://localhost:3000/0f1e',
    pathname: 'http://localhost:3000/0f1e',
  });
  document.head.insertAdjacentHTML('beforeend', '<base href="https://visit.example.org/ar/places/">');
  expect(readPage('ar').url).toBe('https://visit.example.org/ar/places/');
  document.querySelector('base')!.remove();
});

test('an unknown mode counts as B2C, and is warned of', () => {
  document.body.dataset['mode'] = 'B2X';
  expect(readPage('en').mode).toBe('B2C');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('B2X'));
});

describe('a site configuration', () => {
  test.each(['application/json', 'application/json; charset=utf-8'])(
    'may stand anywhere, also in the head, as %s',
    (type) => {
      document.head.insertAdjacentHTML(
        'beforeend',
        `<script type="${type}" data-site-config>{"numerals":"arab"}</script>`,
      );
      expect(readPage('en').site.numerals).toBe('arab');
      document.head.replaceChildren();
    },
  );

  test.each(['{', '[]', '"text"', '<!-- none -->'])(
    'that does not parse is reported and ignored: %s',
    (json) => {
      site(json);
      expect(readPage('en').site.timeZone).toBe('Asia/Riyadh');
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('site configuration is ignored'),
      );
    },
  );

  test('with a wrong field is used for the rest, and that field reported', () => {
    site('{"timeZone":"Mars","numerals":"arab"}');
    expect(readPage('en').site).toMatchObject({ timeZone: 'Asia/Riyadh', numerals: 'arab' });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('timeZone'));
  });

  test('is not taken from the configuration of a widget, nor from other scripts', () => {
    site('{"numerals":"arab"}', 'type="application/json"');
    site('{"numerals":"arab"}', 'type="text/plain" data-site-config');
    expect(readPage('en').site.numerals).toBe('latn');
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a template that cannot set attributes on the body', () => {
  const marks = {
    mode: ' b2b ',
    cmsMode: 'Author',
    theme: 'Blue',
    pageCategory: 'Destinations',
    pageSubcategory: 'Asir',
  };

  test('says in the site configuration what the page is', () => {
    site(JSON.stringify(marks));
    expect(readPage('en')).toMatchObject({
      mode: 'B2B',
      cmsMode: 'author',
      theme: 'blue',
      category: 'Destinations',
      subcategory: 'Asir',
    });
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('loses to the attributes that there are', () => {
    site(JSON.stringify(marks));
    Object.assign(document.body.dataset, {
      mode: 'B2C',
      cmsMode: 'publish',
      theme: 'default',
      pageCategory: 'Events',
      pageSubcategory: '',
    });
    expect(readPage('en')).toMatchObject({
      mode: 'B2C',
      cmsMode: 'publish',
      theme: 'default',
      category: 'Events',
      subcategory: 'Asir',
    });
  });

  test('is told of an unknown mode, and the page counts as B2C', () => {
    site('{"mode":"B2X"}');
    expect(readPage('en').mode).toBe('B2C');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('mode: expected B2C | B2B'),
    );
  });
});

test('elements that have the names of the document’s parts stand in for none of them', () => {
  document.body.dataset['mode'] = 'B2B';
  document.body.insertAdjacentHTML(
    'beforeend',
    '<img name="body"><img name="documentElement"><form name="URL"></form>',
  );
  expect(readPage('en').mode).toBe('B2B');
});
