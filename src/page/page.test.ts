import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { createPage, toMode, type PageMarks } from './page.ts';
import { siteSchema } from './site.schema.ts';

const site = readValue(siteSchema, {});
const pageWith = (marks: PageMarks) =>
  createPage(marks, { url: 'https://x.example/en/', language: 'en', site });

test('a page without marks is for consumers, published, in the default theme', () => {
  expect(pageWith({})).toEqual({
    mode: 'B2C',
    cmsMode: 'publish',
    theme: 'default',
    category: '',
    subcategory: '',
    language: 'en',
    direction: 'ltr',
    url: 'https://x.example/en/',
    site,
    providers: '',
  });
});

test('a page in Arabic runs from right to left', () => {
  expect(createPage({}, { url: 'https://x.example/ar/', language: 'ar', site }).direction).toBe('rtl');
});

describe('data-mode', () => {
  test.each([
    ['B2B', 'B2B'],
    ['b2b', 'B2B'],
    [' B2b ', 'B2B'],
    ['B2C', 'B2C'],
    ['b2c', 'B2C'],
    ['', 'B2C'],
    [undefined, 'B2C'],
  ])('%j is %s', (value, mode) => {
    expect(toMode(value)).toBe(mode);
    expect(pageWith({ mode: value }).mode).toBe(mode);
  });

  test.each(['B2X', 'partner', '__proto__'])('%j is none, so the page counts as B2C', (value) => {
    expect(toMode(value)).toBeUndefined();
    expect(pageWith({ mode: value }).mode).toBe('B2C');
  });
});

test.each([
  ['author', 'author'],
  ['AUTHOR', 'author'],
  [' Author ', 'author'],
  ['publish', 'publish'],
  ['preview', 'publish'],
  ['', 'publish'],
])('data-cms-mode %j is %s', (value, cmsMode) => {
  expect(pageWith({ cmsMode: value }).cmsMode).toBe(cmsMode);
});

test.each([
  ['blue', 'blue'],
  ['default', 'default'],
  ['dark', 'default'],
  ['', 'default'],
])('data-theme %j is %s', (value, theme) => {
  expect(pageWith({ theme: value }).theme).toBe(theme);
});

test('the names for analytics are those of the page', () => {
  expect(pageWith({ pageCategory: 'Destinations', pageSubcategory: 'Asir' })).toMatchObject({
    category: 'Destinations',
    subcategory: 'Asir',
  });
});
