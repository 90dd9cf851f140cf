import { readValue } from '#src/schema/read.ts';
import { afterEach, expect, test } from 'vitest';
import { createPage, type Providers } from './page.ts';
import { findProvider, providerConfig } from './providers.ts';
import { siteSchema } from './site.schema.ts';

const pageWith = (providers: Providers) =>
  createPage({}, { url: 'https://a.example/en', language: 'en', site: readValue(siteSchema, {}), providers });

afterEach(() => document.body.replaceChildren());

test.each(['data-component="Banner"', 'data-widget="banner"'])('a widget is found by %s', (attribute) => {
  document.body.innerHTML = `<p data-component="other"></p><p id="it" ${attribute}></p>`;
  expect(findProvider(pageWith('consent=notice&consent=banner'), 'consent')?.id).toBe('it');
});

test('a widget that provides something else is none', () => {
  document.body.innerHTML = '<p data-component="banner"></p>';
  expect(findProvider(pageWith('user-api=banner'), 'consent')).toBeNull();
  expect(findProvider(pageWith(''), 'consent')).toBeNull();
});

test.each([
  '<p><script type="application/json; charset=utf-8"> {"version":"2"} </script></p>',
  '<script type="application/json">{"version":"2"}</script>',
])('what it is configured with is read as the loader reads it: %s', (inside) => {
  document.body.innerHTML = `<div data-component="banner">${inside}</div>`;
  expect(providerConfig(pageWith('consent=banner'), 'consent')).toBe('{"version":"2"}');
});

test('one that is not configured has an empty configuration, and none has none', () => {
  document.body.innerHTML = '<div data-component="banner"></div>';
  expect(providerConfig(pageWith('consent=banner'), 'consent')).toBe('');
  expect(providerConfig(pageWith('consent=notice'), 'consent')).toBeUndefined();
});
