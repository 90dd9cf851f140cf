// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { directionOf, languages, type Language } from '#src/i18n/languages.ts';
import { readConfig } from '#src/schema/read-config.ts';
import widget from '../../widgets/search-results/widget.ts';
import { answerPage } from '../routes.ts';

async function read(language: Language): Promise<Document> {
  const address = `http://demo.test/${language}/search-results.html?search=qqq&bar=off`;
  const answer = await answerPage(new Request(address), '/src/not-built-loader.ts');
  return new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
}

describe.each(languages)('the results page in %s, before any script runs', (language) => {
  test('is where the site’s searches lead, with a form that leads to it', async () => {
    const page = await read(language);
    const site = JSON.parse(page.querySelector('[data-site-config]')?.textContent ?? '') as object;
    const form = page.querySelector('#results form[role=search]');
    expect(site).toHaveProperty('searchPagePath', `/${language}/search-results.html`);
    expect(form?.getAttribute('action')).toBe(`/${language}/search-results.html`);
    expect(form?.querySelector('input[name=search]')).not.toBeNull();
    expect(page.querySelectorAll('#results a[href]').length).toBeGreaterThan(2);
  });

  test('has one heading of its own, and is the same for every term', async () => {
    const page = await read(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main')?.textContent).not.toMatch(/undefined|qqq/);
  });

  test('configures the widget as its schema wants', async () => {
    const page = await read(language);
    const json = page.querySelector('#results > script')?.textContent ?? '';
    expect(readConfig(widget.schema, json).issues).toEqual([]);
  });
});
