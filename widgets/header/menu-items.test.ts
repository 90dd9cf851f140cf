import { describe, expect, test } from 'vitest';
import { pageLanguage } from '#src/page/language.ts';
import { readValue } from '#src/schema/read.ts';
import { activeSection, currentItem, isThisPage, panelSections, sectionId } from './menu-items.ts';
import widget, { type MenuItem, type Section } from './widget.ts';

const at = (path: string) => ({
  url: `https://visit.example${path}`,
  language: pageLanguage(path, 'en'),
});
const section = (href: string, id?: string): Section => ({
  id,
  sectionName: href,
  href,
  targetInNewWindow: false,
  requiresLogin: false,
});
const item = (title: string, ctaLink: string | undefined, ...sections: Section[]): MenuItem => ({
  id: undefined,
  title,
  ctaLink,
  image: undefined,
  sections,
});

test('a panel shows six links of an item, the others not', () => {
  const sections = Array.from({ length: 8 }, (_, index) => section(`/en/${index}`));
  expect(panelSections({ sections })).toEqual(sections.slice(0, 6));
});

test.each([
  ['its own', section('/en/a/b', 'own'), 'own'],
  ['the last part of its address', section('/en/places/riyadh'), 'riyadh'],
  ['without .html', section('/en/tools/enlist.html'), 'enlist'],
  ['without query and hash', section('/en/events?range=weekend#top'), 'events'],
  ['no language', section('/en'), ''],
])('a section is known by %s', (_, known, id) => {
  expect(sectionId(known, at('/en/home.html'))).toBe(id);
});

describe('the active section', () => {
  const sections = [
    section('/en/hub/visual-assets'),
    section('/en/hub/visual-assets/collection.html'),
    section('/en/hub/kit', 'brand'),
  ];
  test.each([
    ['/en/hub/visual-assets', 0],
    ['/en/hub/visual-assets/x.html', 0],
    ['/en/hub/visual-assets/collection.html', 1],
    ['/en/hub/brand-kit', 2],
    ['/en/other', -1],
  ])('on %s is the one nearest to the page whose id the path contains', (path, index) => {
    expect(activeSection(sections, at(path))).toBe(sections[index]);
  });

  test('is none where no id is known', () => {
    expect(activeSection([section('/en')], at('/en/places'))).toBeUndefined();
  });
});

describe('the current group', () => {
  const places = item('Places', '/en/places', section('/en/places/riyadh'), section('/en/places/alula'));
  const visa = item('Visa', '/en/plan/visa');
  const plan = item('Plan', '/en/plan');
  const home = item('Home', '/en');
  const menu = [home, plan, visa, places];
  test.each([
    ['/en/places/alula/hegra.html', places],
    ['/en/guides/riyadh', places],
    ['/en/places', places],
    ['/en/places.html', places],
    ['/en/placeholder', undefined],
    ['/en/plan/visa/fees', visa],
    ['/en/plan/trains', plan],
    ['/en', undefined],
    ['/en/offers', undefined],
  ])('on %s goes by sections first, then by the longest link', (path, expected) => {
    expect(currentItem(menu, at(path))).toBe(expected);
  });

  test('on a content path goes by what stands behind the language', () => {
    const root = '/content/visit/en';
    const content = [
      item('Visit', root),
      item('Plan', `${root}/plan`),
      item('Sections', undefined, section('/en/x', 'visit')),
    ];
    expect(currentItem(content, at(`${root}/plan/trains.html`))).toBe(content[1]);
    expect(currentItem(content, at(`${root}/offers.html`))).toBeUndefined();
  });
});

test.each([
  ['/en/plan', '/en/plan.html?x=1', true],
  ['/content/site/en/plan', '/content/site/en/plan.html', true],
  ['/en/plan/', '/en/plan', true],
  ['/en/plan', '/en/plan/visa', false],
  ['https://else.example/en/plan', '/en/plan', false],
  [undefined, '/en/plan', false],
])('%s is the page %s: %s', (link, path, expected) => {
  expect(isThisPage(link, at(path))).toBe(expected);
});

test('an item whose sections are no list of sections is a plain link', () => {
  const { menu } = readValue(widget.schema, { menu: [{ title: 'A', sections: [] }] });
  expect(menu[0]?.sections).toEqual([]);
});
