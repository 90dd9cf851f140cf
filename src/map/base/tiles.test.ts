import { describe, expect, test } from 'vitest';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { tilesOf } from './tiles.ts';

const page = createPage(
  {},
  {
    url: 'https://visit.example.com/en/map.html',
    language: 'en',
    site: readValue(siteSchema, {
      apiOrigin: 'https://api.example.com',
      assetBase: 'https://cdn.example.com/w/',
    }),
  },
);

describe('tiles of a map', () => {
  test.each([
    ['/tiles/{z}/{x}/{y}.png', 'https://visit.example.com/tiles/{z}/{x}/{y}.png'],
    ['tiles?z={z}&x={x}&y={y}', 'https://visit.example.com/en/tiles?z={z}&x={x}&y={y}'],
    ['/bin/tiles/{z}/{x}/{y}{r}.png', 'https://api.example.com/bin/tiles/{z}/{x}/{y}{r}.png'],
    ['https://cdn.example.com/t/{z}/{y}/{x}', 'https://cdn.example.com/t/{z}/{y}/{x}'],
  ])('of the site need no consent: %s', (address, url) => {
    expect(tilesOf(address, page)).toEqual({ url, host: undefined });
  });

  test.each([
    ['https://tiles.example.org/{z}/{x}/{y}.png', 'tiles.example.org'],
    ['//{s}.tiles.example.org/{z}/{x}/{y}.png', 'tiles.example.org'],
    ['https://visit.example.com:8443/{z}/{x}/{y}.png', 'visit.example.com:8443'],
  ])('of another origin name their host: %s', (address, host) => {
    expect(tilesOf(address, page)?.host).toBe(host);
  });

  test('of several hosts keep the place of the host’s letter', () => {
    expect(tilesOf('https://{s}.tiles.example.org/{z}/{x}/{y}.png', page)?.url).toBe(
      'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
    );
  });

  test.each([
    '',
    '/tiles/{z}/{x}.png',
    'javascript:{z}{x}{y}',
    'data:image/png,{z}{x}{y}',
    'https://a:b@t.example.org/{z}/{x}/{y}',
  ])('are none without a place for each number, of another scheme, or with a password: %s', (address) => {
    expect(tilesOf(address, page)).toBeUndefined();
  });
});
